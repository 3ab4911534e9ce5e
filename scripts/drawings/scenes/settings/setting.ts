import { down } from '../../kit/paint.ts'
import { rect } from '../../kit/shapes.ts'
import type { Spot } from '../../kit/stage.ts'

export type Setting = { readonly art: string; readonly spot: Spot }

export const setting = (
  art: string,
  x: number,
  y: number,
  scale: number,
  stands = false,
): Setting => ({
  art,
  spot: { x, y, scale, stands },
})

export const sky = (top: string, bottom: string): string => rect(0, 0, 1200, 900, down(top, bottom))
