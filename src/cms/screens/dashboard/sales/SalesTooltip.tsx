import Box from '@mui/material/Box'
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip'
import { Amount } from '../Amount.tsx'
import type { SalesBucket } from './salesBuckets.ts'
import { useDashboardText } from '../useDashboardText.ts'

type Props = {
  readonly sales: readonly SalesBucket[]
  readonly time: (at: string) => string
  readonly number: (value: number) => string
}

/** The figures of a day or hour, beside the pointer. */
export const SalesTooltip = (props: Props) => (
  <ChartsTooltipContainer trigger="axis">
    <Content {...props} />
  </ChartsTooltipContainer>
)

function Content({ sales, time, number }: Props) {
  const t = useDashboardText()
  const sale = sales[useAxesTooltip()?.[0]?.dataIndex ?? -1]
  if (!sale || sale.isFuture) return null
  return (
    <Box
      sx={{
        minInlineSize: 150,
        padding: 12,
        borderRadius: 'var(--radius-s)',
        background: 'var(--raised)',
        boxShadow: 'var(--shadow-l)',
        color: 'var(--text)',
        fontSize: 'var(--caption)',
      }}
    >
      <strong>{time(sale.at)}</strong>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: '2px 16px',
          marginBlockStart: 8,
          '& dt': { color: 'var(--muted)' },
          '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
        }}
      >
        <dt>{t('figure.orders')}</dt>
        <dd>{number(sale.orders)}</dd>
        <dt>{t('figure.revenue')}</dt>
        <dd>
          <Amount value={sale.revenue} />
        </dd>
      </Box>
    </Box>
  )
}
