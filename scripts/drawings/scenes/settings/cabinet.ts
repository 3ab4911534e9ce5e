import { down, slant } from '../../kit/paint.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const cabinet = createSetting(
  rect(0, 0, 1200, 900, '#cfd7e1') +
    rect(60, 40, 1080, 820, slant('#f4f7fa', '#dfe5ec'), 16) +
    repeat(2, (i) => rect(60, 190 + i * 430, 1080, 70, down('#eef2f6', '#98a5b5', '#c3ccd8'))) +
    repeat(
      3,
      (i) =>
        rect(
          110 + i * 96,
          90,
          84,
          270,
          i === 1 ? '#59657a' : '#ffffff',
          8,
          'stroke="#b9c4d1" stroke-width="4"',
        ) + rect(134 + i * 96, 180, 36, 56, '#27303f', 6),
    ) +
    repeat(
      3,
      (i) =>
        rect(830 + i * 96, 90, 84, 270, '#ffffff', 8, 'stroke="#b9c4d1" stroke-width="4"') +
        rect(854 + i * 96, 180, 36, 56, i ? '#27303f' : '#2f9a58', 6),
    ) +
    rect(100, 740, 1000, 70, '#b9c4d1', 6) +
    repeat(20, (i) => rect(116 + i * 49, 750, 26, 50, '#98a5b5', 4)),
  600,
  450,
  0.82,
)
