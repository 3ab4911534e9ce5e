import { describe, expect, it } from 'vitest'
import { parseArrangement, clampWidth, moveColumn } from '#cms/engine/list/columns/arrangement.ts'
import { optionalColumns } from '#cms/engine/list/columns/optionalColumns.ts'
import { columnsForNames, listColumns } from '#cms/engine/list/columns/listColumns.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { pagesAround } from '#cms/engine/list/Pagination.tsx'
import type { RecordTable } from '#cms/engine/list/tableFeatures.ts'
import { resourceOf } from './support/catalogue.ts'
import { drawListTable } from './support/drawListTable.tsx'
import { sample } from './support/sample.ts'

it('puts the name first, merges the picture into it, and keeps the order of the rest', () => {
  const products = resourceOf('products')
  expect(pictureColumn(products)).toBe('images')
  expect(listColumns(products).map(({ name }) => name)).toEqual([
    'name',
    'code',
    'type',
    'price',
    'stock',
    'visible',
    'updatedAt',
  ])
})

it('keeps the name at its declared position', () => {
  const rates = listColumns(resourceOf('tax-rates'))
  expect(rates.map(({ name, isName }) => [name, isName]).slice(0, 2)).toEqual([
    ['country', false],
    ['title', true],
  ])
})

it('aligns numbers and dates to the end', () => {
  const atEnd = listColumns(resourceOf('products')).filter((column) => column.isEndAligned)
  expect(atEnd.map(({ name }) => name)).toEqual(['price', 'stock', 'updatedAt'])
})

it.each([
  [1, 1, [1]],
  [1, 10, [1, 2, undefined, 10]],
  [5, 10, [1, undefined, 4, 5, 6, undefined, 10]],
  [4, 5, [1, 2, 3, 4, 5]],
])('page %i of %i links to the pages around it', (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected)
})

describe('user-defined columns', () => {
  const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name)

  it('include every field that fits a line and is not shown by default', () => {
    expect(names(optionalColumns(sample))).toEqual([
      'detail',
      'count',
      'others',
      'rows',
      'visible',
      'createdAt',
    ])
  })

  it('keep the chosen order, always include the name, and ignore unknown fields', () => {
    expect(names(columnsForNames(sample, ['price', 'title', 'count']))).toEqual([
      'price',
      'title',
      'count',
    ])
    expect(names(columnsForNames(sample, ['price', 'price', 'gone', '_id']))).toEqual([
      'title',
      'price',
    ])
  })

  const arrangement = 'title:240 price kind'
  const arrange = (act: (table: RecordTable) => void, from = arrangement) =>
    drawListTable({ arrangement: from, act }).arrangements[0]

  it('are stored as a string', () => {
    const { table } = drawListTable({ arrangement })
    expect(table.getVisibleLeafColumns().map(({ id }) => id)).toEqual(['title', 'price', 'kind'])
    expect(table.getColumn('title')?.getSize()).toBe(240)
    expect(table.getColumn('title')?.getIsPinned()).toBe('start')
    expect(arrange((drawn) => drawn.setColumnOrder((order) => order.toReversed()))).toBe(
      'kind price title:240',
    )
    expect(parseArrangement('')).toEqual({ columnOrder: [], columnSizing: {} })
    expect(parseArrangement('title:much price:-3').columnSizing).toEqual({ title: 64, price: 64 })
  })

  it('have a minimum and a maximum width', () => {
    expect([clampWidth(1), clampWidth(99.6), clampWidth(5000)]).toEqual([64, 100, 640])
    expect(arrange((table) => table.getColumn('title')?.resetSize())).toBe('title price kind')
  })

  it('can be moved back and forth, and stop at the ends', () => {
    const three = ['a', 'b', 'c']
    expect(moveColumn(three, 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(moveColumn(three, 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moveColumn(three, 'a', -1)).toBe(three)
    expect(moveColumn(three, 'c', 1)).toBe(three)
    expect(moveColumn(three, 'd', 1)).toBe(three)
  })

  it('are added at their declared place and can be removed, except the name', () => {
    const toggle = (name: string) => (table: RecordTable) =>
      table.getColumn(name)?.toggleVisibility()
    expect(arrange(toggle('count'))).toBe('title:240 price kind count')
    expect(arrange(toggle('price'))).toBe('title:240 kind')
    expect(arrange(toggle('kind'), 'title:240 price')).toBe('title:240 kind price')
    expect(arrange(toggle('title'))).toBeUndefined()
  })
})
