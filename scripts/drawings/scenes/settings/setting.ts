import { down } from '../../kit/paint.ts'
import { rect } from '../../kit/shapes.ts'
import type { Placement } from '../../kit/stage.ts'

export type Setting = { readonly art: string; readonly spot: Placement }

export const createSetting = (
  art: string,
  x: number,
  y: number,
  scale: number,
  isStanding = false,
): Setting => ({
  art,
  spot: { x, y, scale, isStanding },
})

export const sky = (top: string, bottom: string): string => rect(0, 0, 1200, 900, down(top, bottom))
