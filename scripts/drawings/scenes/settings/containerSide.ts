import { rect, repeat } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const containerSide = createSetting(
  rect(0, 0, 1200, 900, '#2f66c0') +
    repeat(
      13,
      (i) =>
        rect(i * 100 - 20, 0, 44, 900, '#2858a8') +
        rect(i * 100 + 24, 0, 8, 900, '#5f8fe0', 0, 'opacity=".7"'),
    ) +
    rect(0, 0, 1200, 70, '#224c92') +
    rect(0, 840, 1200, 60, '#224c92'),
  600,
  440,
  0.86,
)
