import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Figure } from './Figure.tsx'
import { keptIn } from './placedIn.ts'
import { useDashboardText } from './useDashboardText.ts'
import { useLinks } from './useLinks.ts'
import css from './Figures.module.css'

/** What a period came to, against the one before. */
export function Figures({ data: { figures, period, currency } }: { data: Dashboard }) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const { orders, revenue, averageOrder, newCustomers } = figures
  if (!orders && !newCustomers) return null
  const money = (amount: number): string => formats.money({ amount, currency })
  const keptOrders = () => links.list('orders', keptIn(period))
  return (
    <ul className={css.figures}>
      {revenue && (
        <Figure
          label={t('figure.revenue')}
          value={revenue.value.amount}
          before={revenue.before.amount}
          shown={money}
          to={keptOrders()}
        />
      )}
      {orders && (
        <Figure label={t('figure.orders')} {...orders} shown={formats.number} to={keptOrders()} />
      )}
      {averageOrder && (
        <Figure
          label={t('figure.averageOrder')}
          value={averageOrder.value?.amount ?? null}
          before={averageOrder.before?.amount ?? null}
          shown={money}
          to={keptOrders()}
        />
      )}
      {newCustomers && (
        <Figure
          label={t('figure.newCustomers')}
          {...newCustomers}
          shown={formats.number}
          to={links.list('customers', {
            'createdAt[gte]': period.from,
            'createdAt[lte]': period.to,
            sort: '-createdAt',
          })}
        />
      )}
    </ul>
  )
}
