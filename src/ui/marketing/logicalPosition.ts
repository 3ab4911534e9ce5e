import type { Direction } from '#domain/locale.ts'

export const slidePositions = ['left', 'center', 'right'] as const
/** A physical side of the picture, independent of the reading direction. */
export type SlidePosition = (typeof slidePositions)[number]

/** Returns the same side relative to the reading direction. */
export function logicalPosition(
  position: SlidePosition,
  direction: Direction,
): 'start' | 'center' | 'end' {
  if (position === 'center') return 'center'
  return (position === 'left') === (direction === 'ltr') ? 'start' : 'end'
}
