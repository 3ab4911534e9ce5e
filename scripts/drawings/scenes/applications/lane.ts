import { rect, repeat } from '../../kit/shapes.ts'

export const lane = (y: number): string =>
  rect(0, y, 1200, 150, '#59657a') +
  repeat(8, (i) => rect(20 + i * 160, y + 68, 90, 10, '#ffffff', 5, 'opacity=".8"'))
