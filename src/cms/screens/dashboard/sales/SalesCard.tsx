import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
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
          <Box
            component="label"
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              gap: 8,
              marginInlineStart: 'auto',
              color: 'var(--muted)',
              fontSize: 14,
              cursor: 'pointer',
              '& + a': { marginInlineStart: 12 },
              // Where a line has no room for all of it, the way to the list stays beside the title.
              '@media (width < 700px)': {
                flexBasis: '100%',
                order: 1,
                marginInlineStart: 0,
                '& + a': { marginInlineStart: 'auto' },
              },
              '@media print': { display: 'none' },
            }}
          >
            <Switch
              size="small"
              checked={isTable}
              onChange={({ target }) => setTable(target.checked)}
            />
            {t('sales.asTable')}
          </Box>
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
        <Typography
          component="p"
          variant="caption"
          color="textDisabled"
          sx={{ marginBlockStart: 12 }}
        >
          {t('sales.otherCurrencies', {
            count: otherCurrencies,
            n: formats.number(otherCurrencies),
          })}
        </Typography>
      )}
    </Card>
  )
}
