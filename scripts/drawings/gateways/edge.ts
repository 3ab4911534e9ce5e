import { antenna, label, led, socket, terminals } from '../kit/parts.ts'
import { rect, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, black, graphite } from '../kit/tones.ts'

export const edge: Figure = {
  art:
    antenna(-150, -206, 84, -6) +
    antenna(150, -206, 84, 6) +
    slab(-250, -200, 500, 420, 14, graphite, 56) +
    repeat(11, (i) => rect(-232 + i * 43, -190, 18, 52, '#1b2027', 6)) +
    slab(-224, -120, 448, 180, 12, black, 3) +
    socket(-200, -96, 84) +
    socket(-104, -96, 84) +
    repeat(8, (i) =>
      led(24 + (i % 4) * 46, -66 + Math.floor(i / 4) * 40, i === 5 ? '#ffb02e' : '#2fd67b', 7),
    ) +
    label(-200, -6, 52) +
    rect(20, 16, 160, 10, accent, 5) +
    terminals(-222, 92, 9, 48),
  groundY: 256,
  shadowSpread: 290,
  focus: [-110, -60],
}
