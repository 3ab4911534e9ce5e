import { expect, it } from 'vitest'
import { coveredArea, findFreePosition } from '#ui/alerts/findFreePosition.ts'

const size = { width: 300, height: 60 }
const page = { width: 1000, height: 800 }
const footer = { x: 0, y: 700, width: 1000, height: 100 }
const aside = { x: 600, y: 0, width: 400, height: 800 }

it('chooses the lowest free place at the end of the lines', () => {
  expect(findFreePosition(size, page, [], 'ltr')).toEqual({ x: 684, y: 724, isFree: true })
  expect(findFreePosition(size, page, [], 'rtl')).toEqual({ x: 16, y: 724, isFree: true })
})

it('prefers the upper edge to the middle', () => {
  const middle = { x: 0, y: 300, width: 1000, height: 500 }
  expect(findFreePosition(size, page, [middle], 'ltr').y).toBe(16)
})

it('never covers or touches a reserved area', () => {
  for (const boxes of [[footer], [aside], [footer, aside]])
    for (const direction of ['ltr', 'rtl'] as const) {
      const place = findFreePosition(size, page, boxes, direction)
      expect(place.isFree).toBe(true)
      expect(coveredArea({ ...place, ...size }, boxes)).toBe(0)
    }
})

it('covers as little as possible when nothing is free', () => {
  const whole = { x: 0, y: 0, ...page }
  const place = findFreePosition(size, page, [whole, footer], 'ltr')
  expect(place.isFree).toBe(false)
  expect(coveredArea({ ...place, ...size }, [footer])).toBe(0)
})
