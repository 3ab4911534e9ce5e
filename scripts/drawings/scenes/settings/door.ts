import { slant } from '../../kit/paint.ts'
import { disc, rect, repeat } from '../../kit/shapes.ts'
import { createSetting } from './setting.ts'

export const frontDoor = createSetting(
  rect(0, 0, 1200, 900, slant('#ece5df', '#d8cdc4')) +
    rect(120, -20, 620, 940, '#f8f4f0', 8) +
    rect(160, 20, 540, 900, slant('#9a5f3c', '#7a4628')) +
    repeat(
      2,
      (i) =>
        rect(220, 80 + i * 420, 330, 350, '#00000016', 10) +
        rect(228, 88 + i * 420, 330, 350, 'none', 10, 'stroke="#b97a50" stroke-width="4"'),
    ) +
    rect(860, 250, 220, 300, '#ffffff', 10) +
    disc(970, 400, 64, '#a9cbb8'),
  574,
  470,
  0.66,
)

export const doorEdge = createSetting(frontDoor.art, 682, 460, 0.66)
