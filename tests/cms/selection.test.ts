import { expect, it } from 'vitest'
import {
  rowsBetween,
  changeSelection,
  selectionCount,
  isSelected,
  emptySelection,
} from '#cms/engine/list/rows/selection.ts'

const page = ['a', 'b', 'c', 'd']

const idsOf = ({ ids }: typeof emptySelection) => [...ids].toSorted()

it('takes one row after the other, over pages', () => {
  const first = changeSelection(emptySelection, ['a'], { on: true, page })
  const second = changeSelection(first, ['x', 'y'], { on: true, page: ['x', 'y', 'z'] })
  expect(idsOf(second)).toEqual(['a', 'x', 'y'])
  expect(selectionCount(second)).toBe(3)
  expect(isSelected(second, 'a')).toBe(true)
  expect(isSelected(second, 'b')).toBe(false)
  expect(idsOf(changeSelection(second, ['a'], { on: false, page }))).toEqual(['x', 'y'])
  expect(idsOf(first)).toEqual(['a'])
})

it('takes all that match, whatever they are', () => {
  const all = { ids: new Set<string>(), allMatchingCount: 214 }
  expect(selectionCount(all)).toBe(214)
  expect(isSelected(all, 'never seen')).toBe(true)
})

it('of all that match, without one, keeps what is to be seen', () => {
  const all = { ids: new Set<string>(), allMatchingCount: 214 }
  const left = changeSelection(all, ['b'], { on: false, page })
  expect(left.allMatchingCount).toBeUndefined()
  expect(idsOf(left)).toEqual(['a', 'c', 'd'])
})

it('takes the rows from the last one to this one, in either direction', () => {
  expect(rowsBetween(page, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(page, 'd', 'b')).toEqual(['b', 'c', 'd'])
  expect(rowsBetween(page, 'c', 'c')).toEqual(['c'])
})

it('takes this one alone where the last one is on another page, or there was none', () => {
  expect(rowsBetween(page, 'x', 'c')).toEqual(['c'])
  expect(rowsBetween(page, undefined, 'c')).toEqual(['c'])
})
