import { antenna, led, waves } from '../kit/parts.ts'
import { place, disc, rect, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, white } from '../kit/tones.ts'

export const indoor: Figure = {
  art:
    antenna(210, -70, 240, 6) +
    slab(-280, -90, 560, 230, 50, white, 50) +
    place(-150, 40, waves(0, 0, accent, 1) + disc(0, 6, 10, accent)) +
    repeat(5, (i) => led(20 + i * 44, 26, i === 4 ? '#3fa7ff' : '#2fd67b', 8)) +
    rect(6, 66, 212, 8, '#dfe5ec', 4) +
    rect(6, 88, 120, 8, '#eef1f5', 4) +
    rect(-210, 138, 70, 16, '#3b434f', 6) +
    rect(150, 138, 70, 16, '#3b434f', 6),
  groundY: 178,
  shadowSpread: 310,
  focus: [100, 30],
}
