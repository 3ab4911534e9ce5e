import { rect, repeat } from '../../kit/shapes.ts'

export const tarmac = (y: number): string =>
  rect(0, y, 1200, 120, '#59657a') +
  repeat(8, (i) => rect(30 + i * 160, y + 56, 90, 9, '#ffffff', 5, 'opacity=".8"'))
