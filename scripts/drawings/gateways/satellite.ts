import { orbit } from '../kit/glyphs.ts'
import { slant } from '../kit/paint.ts'
import { led, panel } from '../kit/parts.ts'
import { place, line, rect, shape } from '../kit/shapes.ts'
import { rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, graphite, steel, white } from '../kit/tones.ts'

export const satellite: Figure = {
  art:
    rod(0, 60, 44, 230, steel) +
    shape('M-120 300L-20 210h40L120 300z', slant('#aeb9c6', '#687483')) +
    slab(-250, -230, 500, 230, 40, white, 56) +
    rect(-216, -196, 432, 162, slant('#eef1f5', '#dfe5ec'), 26) +
    place(-70, -112, orbit('#263242'), 1.5) +
    line('M30 -70h30l20 -60l34 90l28 -56h44', accent, 9) +
    led(210, -212, '#2fd67b', 7) +
    slab(-90, 40, 180, 130, 18, graphite, 30) +
    led(-54, 76, '#2fd67b') +
    led(-24, 76, '#ffb02e') +
    rect(-60, 110, 110, 10, '#59636f', 5) +
    place(230, 110, `<g transform="skewY(-12)">${panel(-70, -40, 150, 130, 3)}</g>`) +
    line('M96 110h70', '#59636f', 12),
  groundY: 304,
  shadowSpread: 170,
  focus: [-70, -112],
}
