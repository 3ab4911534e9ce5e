import { slant } from '../../kit/paint.ts'
import { place, rect, repeat } from '../../kit/shapes.ts'
import { ground } from '../frame.ts'
import { plant } from '../palettes.ts'
import { createSetting } from './setting.ts'

export const plantFloor = createSetting(
  rect(0, 0, 1200, 700, '#e9e8f0') +
    repeat(4, (i) => rect(60 + i * 300, 60, 220, 190, '#d8dbec', 8)) +
    ground(700, plant) +
    place(
      600,
      760,
      rect(-500, -230, 1000, 230, slant('#5b86d8', '#2f57a8'), 40) +
        repeat(22, (i) => rect(-460 + i * 42, -230, 14, 230, '#00000020', 4)) +
        rect(-560, -190, 70, 150, '#59657a', 14) +
        rect(490, -130, 160, 50, '#98a5b5') +
        rect(-520, 0, 1040, 34, '#3a4557', 6),
    ),
  600,
  340,
  0.62,
)
