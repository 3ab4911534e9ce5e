import type { Dashboard } from '#api/dashboard.ts'
import { useFormats } from '#ui/useFormats.ts'
import { Metric } from './Metric.tsx'
import { MetricGrid } from './MetricGrid.tsx'
import { countedOrdersQuery } from '../orderQueries.ts'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'

/** The figures of a period, compared with the previous one. */
export function Metrics({ data: { figures, period, currency } }: { data: Dashboard }) {
  const t = useDashboardText()
  const formats = useFormats()
  const links = useLinks()
  const { orders, revenue, averageOrder, newCustomers } = figures
  if (!orders && !newCustomers) return null
  const formatMoney = (amount: number): string => formats.money({ amount, currency })
  const countedOrdersLink = () => links.list('orders', countedOrdersQuery(period))
  return (
    <MetricGrid>
      {revenue && (
        <Metric
          label={t('figure.revenue')}
          value={revenue.value.amount}
          before={revenue.before.amount}
          format={formatMoney}
          to={countedOrdersLink()}
        />
      )}
      {orders && (
        <Metric
          label={t('figure.orders')}
          {...orders}
          format={formats.number}
          to={countedOrdersLink()}
        />
      )}
      {averageOrder && (
        <Metric
          label={t('figure.averageOrder')}
          value={averageOrder.value?.amount ?? null}
          before={averageOrder.before?.amount ?? null}
          format={formatMoney}
          to={countedOrdersLink()}
        />
      )}
      {newCustomers && (
        <Metric
          label={t('figure.newCustomers')}
          {...newCustomers}
          format={formats.number}
          to={links.list('customers', {
            'createdAt[gte]': period.from,
            'createdAt[lte]': period.to,
            sort: '-createdAt',
          })}
        />
      )}
    </MetricGrid>
  )
}
