import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { Amount } from '../Amount.tsx'
import { countedOrdersQuery } from '../orderQueries.ts'
import type { SalesBucket } from './salesBuckets.ts'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import { useSalesFormats } from './useSalesFormats.ts'
import css from './SalesTable.module.css'

/** The days or hours of a period with their figures, linked to their orders. */
export function SalesTable({ data, sales }: { data: Dashboard; sales: readonly SalesBucket[] }) {
  const t = useDashboardText()
  const links = useLinks()
  const { time, number } = useSalesFormats(data)
  const { orders, revenue } = data.figures
  return (
    <Box
      sx={{
        maxBlockSize: 340,
        overflow: 'auto',
        '@media print': { overflow: 'visible', maxBlockSize: 'none' },
      }}
    >
      <table className={css.table} aria-label={t('sales.table')}>
        <thead>
          <tr>
            <th scope="col">{t(data.period.unit === 'hour' ? 'sales.hour' : 'sales.day')}</th>
            <th scope="col">{t('figure.orders')}</th>
            <th scope="col">{t('figure.revenue')}</th>
          </tr>
        </thead>
        <tbody>
          {sales
            .filter(({ isFuture }) => !isFuture)
            .map((sale) => (
              <tr key={sale.at} data-empty={sale.orders === 0}>
                <th scope="row">
                  {sale.orders > 0 ? (
                    <Link
                      to={links.list('orders', countedOrdersQuery({ from: sale.at, to: sale.to }))}
                    >
                      {time(sale.at)}
                    </Link>
                  ) : (
                    time(sale.at)
                  )}
                </th>
                <td>{number(sale.orders)}</td>
                <td>
                  <Amount value={sale.revenue} />
                </td>
              </tr>
            ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sales.total')}</th>
            <td>{number(orders?.value ?? 0)}</td>
            <td>{revenue && <Amount value={revenue.value} />}</td>
          </tr>
        </tfoot>
      </table>
    </Box>
  )
}
