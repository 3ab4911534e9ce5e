import { down } from '../kit/paint.ts'
import { display } from '../kit/parts.ts'
import { place, line, rect, repeat } from '../kit/shapes.ts'
import { rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { black, grey, steel } from '../kit/tones.ts'
import { bars, curve, renewal } from './marks.ts'

export const analytics: Figure = {
  art:
    rod(0, 130, 70, 110, steel) +
    slab(-150, 232, 300, 24, 12, grey, 16) +
    slab(-310, -240, 620, 390, 24, black, 14) +
    display(
      -288,
      -218,
      576,
      340,
      rect(-288, -218, 576, 340, down('#12303f', '#0b1622'), 10) +
        repeat(4, (i) => line(`M-260 ${-150 + i * 70}H264`, '#20445a', 3)) +
        bars(
          -250,
          90,
          [60, 96, 80, 130, 110, 160, 150, 196, 180, 220, 204, 240],
          ['#1f6f86', '#2591a0'],
        ) +
        place(0, -40, curve('#ffc247'), 1.55) +
        rect(90, 30, 150, 60, '#ffffff', 10, 'opacity=".12"'),
    ) +
    renewal(270, 170),
  groundY: 272,
  shadowSpread: 260,
}
