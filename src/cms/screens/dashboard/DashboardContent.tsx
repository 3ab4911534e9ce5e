import type { Dashboard } from '#api/dashboard.ts'
import { useText } from '../../context/useText.ts'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Attention } from './cards/Attention.tsx'
import { BestSellersCard } from './cards/BestSellersCard.tsx'
import { DiscountsCard } from './cards/DiscountsCard.tsx'
import { CardGrid } from './CardGrid.tsx'
import { Metrics } from './cards/Metrics.tsx'
import { FirstSteps } from './cards/FirstSteps.tsx'
import { SalesCard } from './sales/SalesCard.tsx'
import { StatusCard } from './cards/StatusCard.tsx'
import { TranslationsCard } from './cards/TranslationsCard.tsx'
import { isNewShop } from './cards/isNewShop.ts'
import { useLinks } from './useLinks.ts'
import css from './Dashboard.module.css'

type Props = {
  readonly data: Dashboard
  /** whether the data is of the previously selected period */
  readonly isStale: boolean
}

/** The dashboard as far as the user may see it; with first steps until something was sold. */
export function DashboardContent({ data, isStale }: Props) {
  const t = useText()
  const { begun, figures, series, bestProducts } = data
  const isNew = isNewShop(data, useLinks())
  // A new shop first shows what it needs, not what it lacks.
  const discounts = isNew && !data.discounts?.records.length ? null : data.discounts
  const translations = isNew && !begun.products ? null : data.translations
  if (isEmpty(data)) return <EmptyState title={t('nothing.title')} text={t('nothing.text')} />
  return (
    <div className={css.parts}>
      {isNew ? (
        <FirstSteps begun={begun} />
      ) : (
        // The other parts are the same in every period.
        <div className={css.parts} data-stale={isStale} aria-busy={isStale}>
          <Metrics data={data} />
          {series && figures.orders && <SalesCard data={data} />}
          {(series ?? bestProducts) && (
            <CardGrid minWidth={420}>
              <StatusCard data={data} />
              <BestSellersCard data={data} />
            </CardGrid>
          )}
        </div>
      )}
      <Attention data={data} isNew={isNew} />
      {(discounts ?? translations) && (
        <CardGrid minWidth={420}>
          {discounts && <DiscountsCard discounts={discounts} />}
          {translations && <TranslationsCard translations={translations} />}
        </CardGrid>
      )}
    </div>
  )
}

const isEmpty = ({
  figures,
  series,
  lowStock,
  licences,
  discounts,
  translations,
  requests,
}: Dashboard) =>
  ![figures.newCustomers, series, lowStock, licences, discounts, translations, requests].some(
    Boolean,
  )
