import { slant } from '../kit/paint.ts'
import { disc, line, rect, shape } from '../kit/shapes.ts'
import { accent } from '../kit/tones.ts'

export const renewal = (x: number, y: number): string =>
  disc(x + 5, y + 7, 62, '#00000022') +
  disc(x, y, 62, slant('#ffffff', '#e6ebf1')) +
  line(`M${x - 28} ${y + 4}a28 28 0 0 1 50 -20`, accent, 9) +
  line(`M${x + 28} ${y - 4}a28 28 0 0 1 -50 20`, accent, 9) +
  shape(`M${x + 32} ${y - 32}v26h-26z`, accent) +
  shape(`M${x - 32} ${y + 32}v-26h26z`, accent)

export const bars = (
  x: number,
  y: number,
  heights: readonly number[],
  colours: readonly string[],
): string =>
  heights
    .map((height, i) =>
      rect(x + i * 40, y - height, 26, height, colours[i % colours.length] ?? accent, 5),
    )
    .join('')

export const curve = (colour: string): string =>
  line('M-150 40l50 -46l44 22l56 -70l50 30l56 -62l44 16', colour, 9) + disc(150, -70, 12, colour)
