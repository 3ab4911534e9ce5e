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

it('leaves out of an address what is as usual', () => {
  expect(searchParamsOf(sample, read('')).toString()).toBe('')
  expect(searchParamsOf(sample, read('page=1&limit=12&sort=title&search=')).toString()).toBe('')
})

it('survives a round trip', () => {
  const address =
    'search=probe&kind=plain&kind=rich&price%5Bgte%5D=100&visible=true&missing=ar&sort=-price&limit=9&page=3'
  const again = searchParamsOf(sample, read(address))
  expect([...again].toSorted()).toEqual([...new URLSearchParams(address)].toSorted())
})

it('ignores what the resource does not offer', () => {
  expect(read('sort=secret&limit=7&page=-1&unknown=1&detail[contains]=x')).toEqual({
    page: 1,
    limit: 12,
    sort: 'title',
    search: '',
    view: '',
    filters: {},
  })
})

it('starts on the first page again when anything else changes', () => {
  const third = read('page=3')
  expect(changeListState(third, { sort: '-price' })).toMatchObject({ page: 1, sort: '-price' })
  expect(changeListState(third, { page: 4 })).toMatchObject({ page: 4 })
})

it('drops a filter that is emptied', () => {
  expect(withFilters({ kind: ['plain'], visible: ['true'] }, { kind: [] })).toEqual({
    visible: ['true'],
  })
})

it('asks for the columns it shows and for counts where a filter needs them', () => {
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

it('asks for further columns once, in whichever order they are shown', () => {
  const asked = (...columns: string[]) => listPageQuery(sample, read(''), columns)['fields']
  expect(asked('count', 'title')).toBe('title,kind,price,visible,count')
  expect(asked('others', 'count')).toBe(asked('count', 'others'))
  expect(asked('createdAt', 'nothing')).toBe(asked())
})

describe('a view', () => {
  it('is part of the address, if it is declared', () => {
    expect(read('view=rich')).toMatchObject({ view: 'rich' })
    expect(read('view=poor')).toMatchObject({ view: '' })
    expect(searchParamsOf(sample, read('view=rich&search=x')).toString()).toBe('view=rich&search=x')
  })

  it('narrows what is asked for, and no filter goes beyond it', () => {
    expect(filterQuery(sample, read('view=rich'))).toEqual({ search: '', kind: ['rich'] })
    expect(filterQuery(sample, read('view=any&kind=plain'))).toMatchObject({ kind: ['plain'] })
    expect(filterQuery(sample, read('view=rich&kind=plain'))).toMatchObject({ kind: ['rich'] })
    expect(filterQuery(sample, read('kind=plain'))).toMatchObject({ kind: ['plain'] })
    expect(listPageQuery(sample, read('view=rich&visible=true'))).toMatchObject({
      kind: ['rich'],
      visible: ['true'],
    })
  })

  it('is changed with the words and filters that it does not decide, from the first page', () => {
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

  it('begins with the first letter, the largest figure and the last moment', () => {
    expect(sortAfterClick('-price', 'title')).toBe('title')
    expect(sortAfterClick('title', 'price')).toBe('-price')
    expect(sortAfterClick('title', 'updatedAt')).toBe('-updatedAt')
  })

  it('goes the other way round at the next time', () => {
    expect(sortAfterClick('title', 'title')).toBe('-title')
    expect(sortAfterClick('-title', 'title')).toBe('title')
    expect(sortAfterClick('-price', 'price')).toBe('price')
  })

  it('is told of the column that it goes by', () => {
    const directionOf = (sort: string, name: string) =>
      drawListTable({ address: `sort=${sort}` })
        .table.getColumn(name)
        ?.getIsSorted()
    expect(directionOf('-price', 'price')).toBe('desc')
    expect(directionOf('price', 'price')).toBe('asc')
    expect(directionOf('price', 'title')).toBe(false)
  })
})
