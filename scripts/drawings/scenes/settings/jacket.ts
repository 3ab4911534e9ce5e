import { slant } from '../../kit/paint.ts'
import { line, rect, shape } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const jacket = createSetting(
  rect(0, 0, 1200, 900, slant('#dfe8f3', '#c3d0e2')) +
    shape(
      'M140 900V330Q150 180 330 130L480 80Q600 180 720 80L870 130Q1050 180 1060 330V900z',
      slant('#ffb347', '#ee8a1e'),
    ) +
    shape('M480 80Q600 180 720 80L760 -40H440z', '#c98f65') +
    rect(150, 560, 900, 70, slant('#f7f9df', '#d8ddb0')) +
    rect(260, 150, 64, 760, slant('#f7f9df', '#d8ddb0')) +
    rect(876, 150, 64, 760, slant('#f7f9df', '#d8ddb0')) +
    line('M600 150V900', '#b96a10', 8),
  600,
  500,
  0.72,
)
