import * as glyphs from '../kit/glyphs.ts'
import { slant } from '../kit/paint.ts'
import { place, line, shape } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite, teal } from '../kit/tones.ts'

export const support: Figure = {
  art:
    line('M-190 40V-20a190 190 0 0 1 380 0V40', '#14171c', 48) +
    line('M-194 30V-22a190 190 0 0 1 190 -190', '#6b7686', 10) +
    slab(-250, 0, 110, 200, 50, graphite, 30) +
    slab(140, 0, 110, 200, 50, graphite, 30) +
    slab(-150, 20, 44, 160, 20, teal, 6) +
    slab(106, 20, 44, 160, 20, teal, 6) +
    line('M210 196C210 270 110 270 40 262', '#2b323d', 18) +
    slab(-40, 240, 100, 44, 22, black, 14) +
    place(
      0,
      60,
      shape(
        'M-76 -80h152a20 20 0 0 1 20 20v80a20 20 0 0 1 -20 20h-90l-40 36v-36h-22a20 20 0 0 1 -20 -20v-80a20 20 0 0 1 20 -20z',
        slant('#ffffff', '#e3e8ee'),
      ) + place(0, -20, glyphs.check(accent), 1.1),
    ),
  groundY: 296,
  shadowSpread: 230,
}
