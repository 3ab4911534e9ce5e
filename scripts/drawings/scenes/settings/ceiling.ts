import { rect, repeat } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const ceiling = createSetting(
  rect(0, 0, 1200, 900, '#eef1f6') +
    repeat(4, (i) =>
      repeat(3, (k) =>
        rect(
          20 + i * 300,
          20 + k * 300,
          280,
          280,
          '#f8f9fc',
          4,
          'stroke="#dde3ec" stroke-width="3"',
        ),
      ),
    ) +
    rect(20, 20, 280, 280, '#fffbe6', 4) +
    rect(920, 620, 280, 280, '#fffbe6', 4) +
    repeat(3, (i) => rect(960, 60 + i * 70, 200, 30, '#c9d2de', 6)),
  600,
  450,
  0.8,
)
