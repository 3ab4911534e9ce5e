import { describe, expect, it } from 'vitest'
import {
  parseArrangement,
  formatArrangement,
  clampWidth,
} from '#cms/engine/list/columns/arrangement.ts'
import {
  moveColumn,
  resizeColumn,
  toggleColumn,
} from '#cms/engine/list/columns/arrangementEdits.ts'
import { optionalColumns } from '#cms/engine/list/columns/optionalColumns.ts'
import { columnsForNames, listColumns } from '#cms/engine/list/columns/listColumns.ts'
import { pictureColumn } from '#resource/pictureColumn.ts'
import { pagesAround } from '#cms/engine/list/Pagination.tsx'
import { resourceOf } from './support/catalogue.ts'
import { sample } from './support/sample.ts'

it('puts the name first, takes the picture into it, and keeps the order of the rest', () => {
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

it('keeps the name where it is declared', () => {
  const rates = listColumns(resourceOf('tax-rates'))
  expect(rates.map(({ name, isName }) => [name, isName]).slice(0, 2)).toEqual([
    ['country', false],
    ['title', true],
  ])
})

it('lets figures and moments stand at the end', () => {
  const atEnd = listColumns(resourceOf('products')).filter((column) => column.isEndAligned)
  expect(atEnd.map(({ name }) => name)).toEqual(['price', 'stock', 'updatedAt'])
})

it.each([
  [1, 1, [1]],
  [1, 10, [1, 2, undefined, 10]],
  [5, 10, [1, undefined, 4, 5, 6, undefined, 10]],
  [4, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers the way to others', (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected)
})

describe('columns of one’s own', () => {
  const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name)

  it('are whatever can be read in a line and is not declared', () => {
    expect(names(optionalColumns(sample))).toEqual([
      'detail',
      'count',
      'others',
      'rows',
      'visible',
      'createdAt',
    ])
  })

  it('stand in the order that was chosen, never without the name, without what there is not', () => {
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

  it('are kept as a text', () => {
    const kept = [{ name: 'title', width: 240 }, { name: 'price' }]
    expect(formatArrangement(kept)).toBe('title:240 price')
    expect(parseArrangement('title:240 price')).toEqual([
      { name: 'title', width: 240 },
      { name: 'price', width: undefined },
    ])
    expect(parseArrangement('')).toEqual([])
    expect(parseArrangement('title:much price:-3').map(({ width }) => width)).toEqual([64, 64])
  })

  it('never vanish and never take all the room', () => {
    expect([clampWidth(1), clampWidth(99.6), clampWidth(5000)]).toEqual([64, 100, 640])
    expect(resizeColumn([{ name: 'title' }], 'title', 7)).toEqual([{ name: 'title', width: 64 }])
    expect(resizeColumn([{ name: 'title', width: 90 }], 'title', undefined)).toEqual([
      { name: 'title' },
    ])
  })

  it('go some places on and back, and stay where they are at the ends', () => {
    const three = [{ name: 'a' }, { name: 'b', width: 90 }, { name: 'c' }]
    expect(names(moveColumn(three, 'b', 1))).toEqual(['a', 'c', 'b'])
    expect(moveColumn(three, 'b', -1)[0]).toEqual({ name: 'b', width: 90 })
    expect(moveColumn(three, 'a', -1)).toBe(three)
    expect(moveColumn(three, 'c', 1)).toBe(three)
    expect(moveColumn(three, 'd', 1)).toBe(three)
  })

  it('come at the end and go again', () => {
    expect(names(toggleColumn([{ name: 'a' }], 'b'))).toEqual(['a', 'b'])
    expect(names(toggleColumn([{ name: 'a' }, { name: 'b' }], 'a'))).toEqual(['b'])
  })
})
