import { expect, it } from 'vitest'
import {
  changed,
  listStateOf,
  queryOf,
  searchParamsOf,
  withFilters,
} from '#cms/engine/list/listState.ts'
import { sample } from './support/sample.ts'

const read = (text: string) => listStateOf(sample, new URLSearchParams(text))

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
    filters: {},
  })
})

it('starts on the first page again when anything else changes', () => {
  const third = read('page=3')
  expect(changed(third, { sort: '-price' })).toMatchObject({ page: 1, sort: '-price' })
  expect(changed(third, { page: 4 })).toMatchObject({ page: 4 })
})

it('drops a filter that is emptied', () => {
  expect(withFilters({ kind: ['plain'], visible: ['true'] }, { kind: [] })).toEqual({
    visible: ['true'],
  })
})

it('asks for the columns it shows and for counts where a filter needs them', () => {
  expect(queryOf(sample, read('kind=plain'))).toEqual({
    page: 1,
    limit: 12,
    sort: 'title',
    search: '',
    kind: ['plain'],
    facets: 'kind,price',
    fields: 'title,kind,price,visible',
  })
})
