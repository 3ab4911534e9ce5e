import { slant } from '../kit/paint.ts'
import { display } from '../kit/parts.ts'
import { place, line, rect, ring, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black } from '../kit/tones.ts'
import { curve, renewal } from './marks.ts'

export const platform: Figure = {
  art:
    slab(-250, -230, 500, 350, 22, black, 8) +
    display(
      -230,
      -210,
      460,
      308,
      rect(-230, -210, 460, 308, '#f4f7fa', 8) +
        rect(-230, -210, 70, 308, '#1d3b4a', 8) +
        repeat(5, (i) => rect(-212, -186 + i * 46, 34, 12, i === 0 ? '#57e0c4' : '#48687a', 6)) +
        repeat(
          3,
          (i) =>
            rect(-142 + i * 120, -190, 106, 70, '#ffffff', 8, 'stroke="#dfe5ec" stroke-width="2"') +
            rect(-128 + i * 120, -174, 40, 9, '#b6c1cd', 4) +
            rect(-128 + i * 120, -152, 66, 16, [accent, '#2f7fe6', '#ee7f1a'][i] ?? accent, 5),
        ) +
        rect(-142, -104, 226, 184, '#ffffff', 8, 'stroke="#dfe5ec" stroke-width="2"') +
        place(-29, 0, curve(accent), 0.62) +
        rect(98, -104, 116, 184, '#ffffff', 8, 'stroke="#dfe5ec" stroke-width="2"') +
        ring(156, -44, 34, '#dfe5ec', 14) +
        line('M156 -78a34 34 0 1 1 -30 50', '#2f7fe6', 14) +
        repeat(3, (i) => rect(116, 14 + i * 20, 80 - i * 18, 8, '#c6cfda', 4)),
    ) +
    shape(
      'M-310 130H310L340 170a14 14 0 0 1 -14 14H-326a14 14 0 0 1 -14 -14z',
      slant('#dfe5ec', '#98a3b2'),
    ) +
    rect(-60, 130, 120, 14, '#8793a3', 7) +
    renewal(252, 80),
  groundY: 188,
  shadowSpread: 340,
}
