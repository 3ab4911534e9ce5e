import { place, line, rect, shape } from '../../kit/shapes.ts'
import { ground } from '../frame.ts'
import type { Palette } from '../palettes.ts'
import { bush } from '../props/life.ts'

export const room = (palette: Palette, wall: string, floor = 690): string =>
  rect(0, 0, 1200, floor, wall) +
  rect(0, floor - 22, 1200, 22, palette.far) +
  ground(floor, palette)

export const window = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, '#cfe9fb', 10) +
  place(
    x + width * 0.6,
    y + height * 0.75,
    shape('M-60 0a30 30 0 0 1 10 -58a44 44 0 0 1 84 6a27 27 0 0 1 6 52z', '#ffffff'),
    0.8,
  ) +
  rect(x, y, width, height, 'none', 10, 'stroke="#ffffff" stroke-width="18"') +
  line(`M${x + width / 2} ${y}v${height}`, '#ffffff', 12)

export const pot = (leaf = '#4fa263'): string =>
  place(0, -70, bush(leaf), 0.9) + shape('M-50 -80H50L36 0H-36z', '#c2714a')
