import { down, slant } from '../../kit/paint.ts'
import { rect, repeat } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const pipeRoom = createSetting(
  rect(0, 0, 1200, 900, '#e3ebf2') +
    repeat(9, (i) =>
      repeat(6, (k) => rect(i * 140 + (k % 2) * 70 - 80, k * 120 + 10, 130, 110, '#ebf1f6', 4)),
    ) +
    rect(0, 730, 1200, 170, '#b9c8d6') +
    repeat(2, (i) =>
      rect(0, 536 + i * 1000, 1200, 96, down('#99722c', '#f2d79b', '#b88c3d', '#6f511c')),
    ) +
    rect(120, 0, 70, 540, slant('#dfe5ec', '#98a5b5')) +
    rect(1000, 0, 70, 540, slant('#dfe5ec', '#98a5b5')),
  600,
  456,
  0.86,
)

export const wetFloor = createSetting(pipeRoom.art, 600, 640, 0.72, true)
