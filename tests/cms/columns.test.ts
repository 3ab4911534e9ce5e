import { expect, it } from 'vitest'
import { listColumns, pictureColumn } from '#cms/engine/list/columns.ts'
import { pagesAround } from '#cms/engine/list/Pagination.tsx'
import { resourceOf } from './support/catalogue.ts'

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
  const atEnd = listColumns(resourceOf('products')).filter((column) => column.atEnd)
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
