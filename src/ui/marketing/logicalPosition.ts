import type { Direction } from '#domain/locale.ts'

export const slidePositions = ['left', 'center', 'right'] as const
/** A side of the picture, whichever way the page reads. */
export type SlidePosition = (typeof slidePositions)[number]

/** The same side in terms of the reading direction. */
export function logicalPosition(
  position: SlidePosition,
  direction: Direction,
): 'start' | 'center' | 'end' {
  if (position === 'center') return 'center'
  return (position === 'left') === (direction === 'ltr') ? 'start' : 'end'
}
