import { rect, times } from '../../kit/shapes.ts'

export const tarmac = (y: number, height = 140): string =>
  rect(0, y, 1200, height, '#59657a') +
  times(8, (i) => rect(30 + i * 160, y + height / 2 - 5, 90, 10, '#ffffff', 5, 'opacity=".8"'))
