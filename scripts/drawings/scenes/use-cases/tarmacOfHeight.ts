import { rect, repeat } from '../../kit/shapes.ts'

export const tarmacOfHeight = (y: number, height = 140): string =>
  rect(0, y, 1200, height, '#59657a') +
  repeat(8, (i) => rect(30 + i * 160, y + height / 2 - 5, 90, 10, '#ffffff', 5, 'opacity=".8"'))
