import { antenna, led, socket } from '../kit/parts.ts'
import { rect, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, graphite, grey, steel } from '../kit/tones.ts'

export const routerBody: Figure = {
  art:
    repeat(4, (i) => antenna(-200 + i * 133, -70, 215, -12 + i * 8)) +
    slab(-290, -80, 580, 220, 16, grey, 54) +
    slab(-266, -56, 532, 172, 10, graphite, 3) +
    repeat(4, (i) => socket(-244 + i * 78, 20, 70)) +
    slab(90, 30, 150, 54, 6, steel, 4) +
    repeat(2, (i) => rect(104 + i * 66, 46, 54, 10, '#14171c', 3)) +
    repeat(7, (i) => led(-230 + i * 40, -22, i === 6 ? '#3fa7ff' : '#2fd67b', 7)) +
    rect(100, -28, 130, 10, accent, 5),
  groundY: 180,
  shadowSpread: 320,
  focus: [-120, 40],
}
