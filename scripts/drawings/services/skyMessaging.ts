import { slant } from '../kit/paint.ts'
import { place, disc, line, rect, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, white } from '../kit/tones.ts'

export const skyMessaging: Figure = {
  art:
    place(
      0,
      -130,
      `<g transform="rotate(-24)">${rect(-300, -56, 190, 112, slant('#2f5796', '#0f2347'), 8)}${rect(110, -56, 190, 112, slant('#2f5796', '#0f2347'), 8)}${repeat(3, (i) => line(`M${-252 + i * 47} -56v112M${157 + i * 47} -56v112`, '#86abe0', 3))}${line('M-110 0h220', '#8793a3', 14)}${slab(-64, -90, 128, 180, 18, white, 24)}${rect(-40, -60, 80, 40, '#f0b429', 6)}${shape('M-54 112h108l-24 -34h-60z', slant('#dfe5ec', '#8f9baa'))}</g>`,
    ) +
    repeat(3, (i) =>
      line(
        `M${10 - i * 6} ${60 + i * 44}q${40} ${40} ${96 + i * 20} ${14 - i * 12}`,
        accent,
        10,
        `opacity="${1 - i * 0.25}"`,
      ),
    ) +
    place(
      90,
      220,
      shape(
        'M-100 -60h200a20 20 0 0 1 20 20v80a20 20 0 0 1 -20 20h-120l-50 44v-44h-30a20 20 0 0 1 -20 -20v-80a20 20 0 0 1 20 -20z',
        slant('#35c9b7', '#0f9488'),
      ) + repeat(3, (i) => disc(-50 + i * 50, 0, 14, '#ffffff')),
      0.9,
    ),
  shadowSpread: 10,
}
