import Box from '@mui/material/Box'
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks'
import type { SalesBucket } from './salesBuckets.ts'

type Props = {
  readonly sales: readonly SalesBucket[]
  readonly valueOf: (sale: SalesBucket) => number
  readonly labelOf: (sale: SalesBucket) => string
}

/** The widest letters of a price, in pixels. */
const letterWidth = 8

/** Labels the highest point of the line with its value, beside the numbers of the axes. */
export function PeakLabel({ sales, valueOf, labelOf }: Props) {
  const x = useXScale<'band'>('time')
  const y = useYScale<'linear'>('revenue')
  const { left, width } = useDrawingArea()
  const peak = sales.reduce<SalesBucket | undefined>(
    (best, sale) => (best && valueOf(best) >= valueOf(sale) ? best : sale),
    undefined,
  )
  const bandStart = peak && x(peak.at)
  if (!peak || bandStart === undefined || valueOf(peak) === 0) return null
  const label = labelOf(peak)
  const halfWidth = (label.length * letterWidth) / 2
  const center = bandStart + x.bandwidth() / 2
  return (
    <Box
      component="text"
      sx={{
        fill: 'var(--text)',
        stroke: 'var(--surface)',
        strokeWidth: '4px',
        paintOrder: 'stroke',
        fontSize: 'var(--caption)',
        fontWeight: 600,
        fontVariantNumeric: 'tabular-nums',
        textAnchor: 'middle',
      }}
      x={Math.min(Math.max(center, left + halfWidth), left + width - halfWidth)}
      y={y(valueOf(peak)) - 10}
    >
      {label}
    </Box>
  )
}
