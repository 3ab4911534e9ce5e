import * as glyphs from '../kit/glyphs.ts'
import type { Glyph } from '../kit/glyphs.ts'
import { down } from '../kit/paint.ts'
import { place, disc, rect, repeat } from '../kit/shapes.ts'
import { rod, slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, blue, graphite, orange, steel, teal } from '../kit/tones.ts'
import type { Tone } from '../kit/tones.ts'

const bridge = (tone: Tone, glyph: Glyph): Figure => ({
  art:
    rect(-140, -36, 280, 72, down('#59636f', '#dfe5ec', '#aeb9c6', '#687483'), 10) +
    rect(-140, -16, 280, 32, down('#0b0d10', '#2b323d'), 8) +
    repeat(6, (i) =>
      disc(
        -96 + i * 40,
        0,
        9,
        ['#57e0c4', '#ffc247', '#57e0c4', '#4da3ff', '#57e0c4', '#ffc247'][i] ?? accent,
      ),
    ) +
    slab(-320, -150, 250, 300, 48, graphite, 36) +
    place(-195, 0, glyphs.chip('#57e0c4'), 1.7) +
    slab(70, -150, 250, 300, 48, tone, 36) +
    place(195, 0, glyph('#ffffff'), 1.7) +
    rod(-58, -46, 26, 92, steel) +
    rod(58, -46, 26, 92, steel),
  groundY: 188,
  shadowSpread: 330,
})

export const integrations: Readonly<Record<string, Figure>> = {
  mqtt: bridge(teal, glyphs.cloud),
  webhook: bridge(blue, glyphs.code),
  erp: bridge(orange, glyphs.crate),
  bms: bridge(graphite, glyphs.building),
  lake: bridge(blue, glyphs.data),
  sso: bridge(teal, glyphs.key),
}
