import { useXScale, useYScale } from '@mui/x-charts/hooks'
import type { Sale } from './salesOf.ts'
import css from './SalesChart.module.css'

type Props = {
  readonly sales: readonly Sale[]
  readonly valueOf: (sale: Sale) => number
  readonly text: (sale: Sale) => string
}

/** The highest point of the line says what it stands for. */
export function PeakLabel({ sales, valueOf, text }: Props) {
  const x = useXScale<'band'>('time')
  const y = useYScale<'linear'>('revenue')
  const peak = sales.reduce<Sale | undefined>(
    (best, sale) => (best && valueOf(best) >= valueOf(sale) ? best : sale),
    undefined,
  )
  const at = peak && x(peak.at)
  if (!peak || at === undefined || valueOf(peak) === 0) return null
  return (
    <text className={css.peak} x={at + x.bandwidth() / 2} y={y(valueOf(peak)) - 10}>
      {text(peak)}
    </text>
  )
}
