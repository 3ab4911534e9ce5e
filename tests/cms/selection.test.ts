import { expect, it } from 'vitest'
import type { Selection } from '#cms/engine/list/rows/useSelection.ts'
import type { RecordTable } from '#cms/engine/list/tableFeatures.ts'
import { drawListTable } from './support/drawListTable.tsx'

const rows = ['a', 'b', 'c', 'd']

const select = (act: (table: RecordTable, selection: Selection) => void) =>
  drawListTable({ rows, act })

it('selects individual rows across pages', () => {
  const { table, selection } = select((drawn) => {
    drawn.setRowSelection({ x: true, y: true, a: true, b: true })
    drawn.getRow('a').toggleSelected(false)
  })
  expect(selection.ids.toSorted()).toEqual(['b', 'x', 'y'])
  expect(selection.count).toBe(3)
  expect(table.getRow('b').getIsSelected()).toBe(true)
  expect(table.getRow('a').getIsSelected()).toBe(false)
  expect(table.getIsSomePageRowsSelected()).toBe(true)
  expect(table.getIsAllPageRowsSelected()).toBe(false)
})

it('selects all matching records', () => {
  const { table, selection } = select((_, drawn) => drawn.selectAll())
  expect(selection.allMatchingCount).toBe(214)
  expect(selection.count).toBe(214)
  expect(table.getIsAllPageRowsSelected()).toBe(true)
})

it('deselecting one of all matching records keeps the visible ones', () => {
  const { selection } = select((table, drawn) => {
    drawn.selectAll()
    table.getRow('b').toggleSelected(false)
  })
  expect(selection.allMatchingCount).toBeUndefined()
  expect(selection.ids.toSorted()).toEqual(['a', 'c', 'd'])
})

it('selects the range from the last row to this one, in either direction', () => {
  for (const [from, to] of [
    ['b', 'd'],
    ['d', 'b'],
  ] as const) {
    const { selection } = select((table) => {
      click(table, from)
      click(table, to, true)
    })
    expect(selection.ids.toSorted()).toEqual(['b', 'c', 'd'])
  }
})

it('selects only this row when none was clicked before', () => {
  expect(select((table) => click(table, 'c', true)).selection.ids).toEqual(['c'])
})

const click = (table: RecordTable, id: string, shiftKey = false): void =>
  table.getRow(id).getToggleSelectedHandler()({ target: { checked: true }, shiftKey })
