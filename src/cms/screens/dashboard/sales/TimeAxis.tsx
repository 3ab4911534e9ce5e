import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import type { ChartsXAxisProps } from '@mui/x-charts/models'
import { useDrawingArea } from '@mui/x-charts/hooks'

type Props = { readonly count: number; readonly style: ChartsXAxisProps['tickLabelStyle'] }

/** The width of the longest label including the space after it, in pixels. */
const labelWidth = 76

/** Shows only as many labels as there is room for, at even distances. */
export function TimeAxis({ count, style }: Props) {
  const { width } = useDrawingArea()
  const stride = Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
  return (
    <ChartsXAxis
      axisId="time"
      disableTicks
      tickLabelStyle={style}
      tickLabelMinGap={-labelWidth}
      tickLabelInterval={(_, index) => index % stride === 0}
    />
  )
}
