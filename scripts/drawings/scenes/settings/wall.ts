import { slant } from '../../kit/paint.ts'
import { place, disc, rect, shape } from '../../kit/shapes.ts'
import { bush } from '../props/life.ts'
import { createSetting } from './setting.ts'

export const wall = createSetting(
  rect(0, 0, 1200, 900, slant('#f3ede8', '#e2d8d0')) +
    rect(0, 780, 1200, 120, '#cdb9a8') +
    rect(0, 764, 1200, 20, '#f8f4f0') +
    rect(80, 150, 250, 330, '#ffffff', 10) +
    shape('M104 456V330q60 -70 110 -10t92 -20v156z', '#a9cbb8') +
    disc(250, 230, 34, '#f0c27a') +
    place(1040, 784, bush('#6aa57d') + shape('M-60 -40H60L44 60H-44z', '#c2714a'), 1.2),
  620,
  400,
  0.9,
)
