export type Size = { readonly width: number; readonly height: number }
export type Position = { readonly x: number; readonly y: number }
export type Box = Position & Size

/** Distances in pixels: to the edges of the window, and to what must stay uncovered. */
const margin = 16
const gap = 4
/** The distance between the positions that are tried, in pixels. */
const step = 8

/**
 * Returns a position in the window that covers none of the boxes: as close as possible to the lower
 * edge or the header and, at the same height, rather at the inline end than in the middle or at the
 * start. If there is none, returns the position that covers the smallest area.
 */
export function findFreePosition(
  size: Size,
  window: Size,
  boxes: readonly Box[],
  direction: 'ltr' | 'rtl',
  /** the lower end of the header */
  top = 0,
): Position & { readonly isFree: boolean } {
  let leastCovered: (Position & { readonly covered: number }) | undefined
  const right = Math.max(window.width - size.width - margin, 0)
  const columns = [right, Math.round((window.width - size.width) / 2), margin]
  if (direction === 'rtl') columns.reverse()
  const lowest = window.height - size.height - margin
  for (const y of inwardRows(Math.max(margin, top + 2 * gap), lowest)) {
    for (const x of columns) {
      const coveredPixels = coveredArea({ x, y, ...size }, boxes)
      if (coveredPixels === 0) return { x, y, isFree: true }
      if (!leastCovered || coveredPixels < leastCovered.covered)
        leastCovered = { x, y, covered: coveredPixels }
    }
  }
  return { x: leastCovered?.x ?? margin, y: leastCovered?.y ?? margin, isFree: false }
}

/** Yields positions from both ends towards the middle, starting with the lowest. */
function* inwardRows(highest: number, lowest: number): Generator<number> {
  for (let offset = 0; lowest - offset >= highest + offset; offset += step) {
    yield lowest - offset
    yield highest + offset
  }
}

export const coveredArea = (target: Box, boxes: readonly Box[]): number =>
  boxes.reduce((sum, box) => {
    const width = overlap([target.x, target.width], [box.x, box.width])
    const height = overlap([target.y, target.height], [box.y, box.height])
    return sum + width * height
  }, 0)

type Span = readonly [start: number, length: number]

const overlap = ([a, aLength]: Span, [b, bLength]: Span): number =>
  Math.max(Math.min(a + aLength, b + bLength + gap) - Math.max(a, b - gap), 0)
