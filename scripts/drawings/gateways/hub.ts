import { slant } from '../kit/paint.ts'
import { led } from '../kit/parts.ts'
import { disc, line, oval, rect, ring, repeat } from '../kit/shapes.ts'
import { can } from '../kit/solids.ts'
import type { Figure } from '../kit/stage.ts'
import { accent, white } from '../kit/tones.ts'

export const hub: Figure = {
  art:
    can(0, 30, 260, 90, white, 0.3) +
    oval(0, 26, 206, 58, slant('#eef1f5', '#ffffff')) +
    oval(0, 22, 90, 26, 'none', `stroke="${accent}" stroke-width="7"`) +
    oval(0, 22, 66, 18, '#ffffff') +
    rect(-170, 126, 340, 8, '#c2cad5', 4) +
    led(0, 96, '#2fd67b', 8) +
    repeat(4, (i) => {
      const [x, y] = [
        [-210, -180],
        [-72, -250],
        [72, -250],
        [210, -180],
      ][i] ?? [0, 0]
      const colour = ['#ee7f1a', '#2f6fed', accent, '#8b5cf6'][i] ?? accent
      return (
        line(
          `M${x! * 0.84} ${y! + 62}L${x! * 0.3} ${-10}`,
          '#c2cad5',
          5,
          'stroke-dasharray="2 13"',
        ) +
        disc(x! + 4, y! + 6, 50, '#00000014') +
        disc(x!, y!, 50, '#ffffff') +
        ring(x!, y!, 50, colour, 6) +
        disc(x!, y!, 13, colour) +
        repeat(
          3,
          (k) =>
            `<g transform="translate(${x} ${y}) rotate(${k * 120 + i * 30})">${line('M0 -14V-28', colour, 6)}${disc(0, -30, 6, colour)}</g>`,
        )
      )
    }),
  groundY: 200,
  shadowSpread: 270,
  focus: [0, 40],
}
