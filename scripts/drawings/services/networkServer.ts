import { antenna, led } from '../kit/parts.ts'
import { place, line, rect, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite } from '../kit/tones.ts'
import { renewal } from './marks.ts'

export const networkServer: Figure = {
  art:
    antenna(-120, -240, 70, -4) +
    slab(-210, -230, 420, 490, 22, graphite, 50) +
    repeat(4, (i) =>
      place(
        0,
        -178 + i * 112,
        slab(-180, -38, 360, 90, 12, black, 4) +
          repeat(3, (k) => led(-146 + k * 32, 6, k === 2 && i === 1 ? '#ffb02e' : '#2fd67b', 7)) +
          repeat(6, (k) => rect(-20 + k * 30, -16, 14, 46, '#3b434f', 6)),
      ),
    ) +
    place(
      150,
      -250,
      repeat(3, (i) =>
        line(
          `M${-20 - i * 20} 0a${28 + i * 26} ${28 + i * 26} 0 0 1 ${40 + i * 40} 0`,
          accent,
          10,
          `transform="translate(0 ${-i * 16})"`,
        ),
      ),
    ) +
    renewal(210, 200),
  groundY: 300,
  shadowSpread: 250,
}
