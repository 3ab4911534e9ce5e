import { slant } from '../kit/paint.ts'
import { antenna, led, socket } from '../kit/parts.ts'
import { disc, line, rect, shape, repeat } from '../kit/shapes.ts'
import { slab } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, white } from '../kit/tones.ts'

export const concentrator: Figure = {
  art:
    antenna(-170, -216, 80) +
    slab(-260, -210, 520, 430, 30, white, 50) +
    shape('M-230 -180h460v250h-460z', slant('#e3e8ee', '#f7f9fb')) +
    repeat(8, (i) => {
      const [x, y] = [-150 + (i % 4) * 100, -110 + Math.floor(i / 4) * 110]
      return (
        disc(x, y, 38, '#ffffff', 'stroke="#c2cad5" stroke-width="4"') +
        rect(x - 20, y - 16, 40, 16, '#263242', 4) +
        repeat(3, (k) => rect(x - 16 + k * 12, y - 12, 8, 8, '#9fe8db', 2)) +
        disc(x, y + 16, 5, i % 3 ? accent : '#2f6fed')
      )
    }) +
    line('M-230 100h460', '#c2cad5', 3) +
    repeat(5, (i) => led(-200 + i * 40, 150, i === 3 ? '#ffb02e' : '#2fd67b', 8)) +
    socket(70, 120, 70) +
    socket(150, 120, 70),
  groundY: 254,
  shadowSpread: 290,
  focus: [0, -60],
}
