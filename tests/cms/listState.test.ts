import { describe, expect, it } from 'vitest'
import {
  changeListState,
  parseListState,
  searchParamsOf,
  withFilters,
} from '#cms/engine/list/listState.ts'
import { filterQuery, listPageQuery } from '#cms/engine/list/listQuery.ts'
import { withView } from '#cms/engine/list/views/listViews.ts'
import { drawListTable } from './support/drawListTable.tsx'
import { sample } from './support/sample.ts'

const read = (text: string) => parseListState(sample, new URLSearchParams(text))

it('omits defaults from the address', () => {
  expect(searchParamsOf(sample, read('')).toString()).toBe('')
  expect(searchParamsOf(sample, read('page=1&limit=12&sort=title&search=')).toString()).toBe('')
})

it('survives a round trip through the address', () => {
  const address =
    'search=probe&kind=plain&kind=rich&price%5Bgte%5D=100&visible=true&missing=ar&sort=-price&limit=9&page=3'
  const again = searchParamsOf(sample, read(address))
  expect([...again].toSorted()).toEqual([...new URLSearchParams(address)].toSorted())
})

it('ignores unknown parameters', () => {
  expect(read('sort=secret&limit=7&page=-1&unknown=1&detail[contains]=x')).toEqual({
    page: 1,
    limit: 12,
    sort: 'title',
    search: '',
    view: '',
    filters: {},
  })
})

it('returns to the first page when anything else changes', () => {
  const third = read('page=3')
  expect(changeListState(third, { sort: '-price' })).toMatchObject({ page: 1, sort: '-price' })
  expect(changeListState(third, { page: 4 })).toMatchObject({ page: 4 })
})

it('removes an empty filter', () => {
  expect(withFilters({ kind: ['plain'], visible: ['true'] }, { kind: [] })).toEqual({
    visible: ['true'],
  })
})

it('requests the displayed columns, and counts where a filter needs them', () => {
  expect(listPageQuery(sample, read('kind=plain'))).toEqual({
    page: 1,
    limit: 12,
    sort: 'title',
    search: '',
    kind: ['plain'],
    facets: 'kind,price',
    fields: 'title,kind,price,visible',
  })
})

it('requests additional columns once, in any order', () => {
  const requestedFields = (...columns: string[]) =>
    listPageQuery(sample, read(''), columns)['fields']
  expect(requestedFields('count', 'title')).toBe('title,kind,price,visible,count')
  expect(requestedFields('others', 'count')).toBe(requestedFields('count', 'others'))
  expect(requestedFields('createdAt', 'nothing')).toBe(requestedFields())
})

describe('a view', () => {
  it('is part of the address when it is declared', () => {
    expect(read('view=rich')).toMatchObject({ view: 'rich' })
    expect(read('view=poor')).toMatchObject({ view: '' })
    expect(searchParamsOf(sample, read('view=rich&search=x')).toString()).toBe('view=rich&search=x')
  })

  it('restricts the query, and no filter exceeds it', () => {
    expect(filterQuery(sample, read('view=rich'))).toEqual({ search: '', kind: ['rich'] })
    expect(filterQuery(sample, read('view=any&kind=plain'))).toMatchObject({ kind: ['plain'] })
    expect(filterQuery(sample, read('view=rich&kind=plain'))).toMatchObject({ kind: ['rich'] })
    expect(filterQuery(sample, read('kind=plain'))).toMatchObject({ kind: ['plain'] })
    expect(listPageQuery(sample, read('view=rich&visible=true'))).toMatchObject({
      kind: ['rich'],
      visible: ['true'],
    })
  })

  it('keeps the search and unrelated filters when changed, and returns to the first page', () => {
    const state = read('search=x&kind=plain&visible=true&sort=-price&page=3')
    expect(withView(sample, state, 'any')).toEqual({
      ...state,
      page: 1,
      view: 'any',
      filters: { visible: ['true'] },
    })
  })
})

describe('sorting', () => {
  const sortAfterClick = (sort: string, name: string) => {
    const { table, changes } = drawListTable({ address: `sort=${sort}` })
    table.getColumn(name)?.getToggleSortingHandler()?.({})
    return changes[0]?.sort
  }

  it('starts with the first letter, the largest number or the latest date', () => {
    expect(sortAfterClick('-price', 'title')).toBe('title')
    expect(sortAfterClick('title', 'price')).toBe('-price')
    expect(sortAfterClick('title', 'updatedAt')).toBe('-updatedAt')
  })

  it('reverses on the second click', () => {
    expect(sortAfterClick('title', 'title')).toBe('-title')
    expect(sortAfterClick('-title', 'title')).toBe('title')
    expect(sortAfterClick('-price', 'price')).toBe('price')
  })

  it('marks the sorted column', () => {
    const directionOf = (sort: string, name: string) =>
      drawListTable({ address: `sort=${sort}` })
        .table.getColumn(name)
        ?.getIsSorted()
    expect(directionOf('-price', 'price')).toBe('desc')
    expect(directionOf('price', 'price')).toBe('asc')
    expect(directionOf('price', 'title')).toBe(false)
  })
})
