import Switch from '@mui/material/Switch'
import { useMemo, useState } from 'react'
import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Card } from '../Card.tsx'
import { EmptyMessage } from '../EmptyMessage.tsx'
import { countedOrdersQuery } from '../orderQueries.ts'
import { SalesChart } from './SalesChart.tsx'
import { salesBucketsOf } from './salesBuckets.ts'
import { SalesTable } from './SalesTable.tsx'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import css from './SalesCard.module.css'

/** Orders and revenue over time, as a chart or as a table. */
export function SalesCard({ data }: { data: Dashboard }) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const [isTable, setTable] = useState(false)
  const sales = useMemo(() => salesBucketsOf(data), [data])
  const { otherCurrencies, period, figures } = data
  const orders = figures.orders?.value ?? 0
  return (
    <Card
      title={t('sales.title')}
      to={links.list('orders', countedOrdersQuery(period))}
      tools={
        orders > 0 && (
          <label className={css.switch}>
            <Switch
              size="small"
              checked={isTable}
              onChange={({ target }) => setTable(target.checked)}
            />
            {t('sales.asTable')}
          </label>
        )
      }
    >
      {orders === 0 ? (
        <EmptyMessage text={t('sales.empty')} />
      ) : isTable ? (
        <SalesTable data={data} sales={sales} />
      ) : (
        <SalesChart data={data} sales={sales} />
      )}
      {otherCurrencies !== null && otherCurrencies > 0 && (
        <p className={css.note}>
          {t('sales.otherCurrencies', {
            count: otherCurrencies,
            n: formats.number(otherCurrencies),
          })}
        </p>
      )}
    </Card>
  )
}
