import type { SxProps } from '@mui/material/styles'
import Box from '@mui/material/Box'
import { Link } from 'react-router-dom'
import type { Dashboard } from '#api/dashboard.ts'
import { Amount } from '../Amount.tsx'
import { countedOrdersQuery } from '../orderQueries.ts'
import type { SalesBucket } from './salesBuckets.ts'
import { useDashboardText } from '../useDashboardText.ts'
import { useLinks } from '../useLinks.ts'
import { useSalesFormats } from './useSalesFormats.ts'

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
      <Box component="table" sx={styles.table} aria-label={t('sales.table')}>
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
      </Box>
    </Box>
  )
}

const styles = {
  table: {
    inlineSize: '100%',
    maxInlineSize: 760,
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& :is(th, td)': {
      padding: '8px 12px',
      borderBlockEnd: '1px solid var(--border)',
      fontWeight: 400,
      textAlign: 'end',
      whiteSpace: 'nowrap',
    },
    '& :is(th, td):first-child': { paddingInlineStart: 0, textAlign: 'start' },
    /* The ends of amounts meet at the right in either direction of writing. */
    '& :is(th, td):dir(rtl)': { textAlign: 'start' },
    '& :is(thead, tfoot) :is(th, td)': {
      position: 'sticky',
      background: 'var(--surface)',
      fontWeight: 600,
    },
    '& thead th': { insetBlockStart: 0, color: 'var(--muted)', fontSize: 14 },
    '& tfoot :is(th, td)': {
      insetBlockEnd: 0,
      borderBlock: '1px solid var(--border)',
      borderBlockEnd: 0,
    },
    '& tr[data-empty=true]': { color: 'var(--subtle)' },
    '@media print': { '& :is(thead, tfoot) :is(th, td)': { position: 'static' } },
  },
} satisfies Record<string, SxProps>
