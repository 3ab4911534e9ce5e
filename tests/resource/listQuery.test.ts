import { describe, expect, it } from 'vitest'
import {
  facetFields,
  filterParam,
  filtersOf,
  listParameters,
  listQuerySchema,
  sortKeys,
} from '#resource/listQuery.ts'
import { resourceWith } from './support/declare.ts'
import { wrongIn } from './support/validator.ts'

const resource = resourceWith(
  {
    title: { type: 'string', 'x-translatable': true },
    type: { type: 'string', enum: ['device', 'gateway'] },
    price: { 'x-kind': 'money' },
    tags: { type: 'array', items: { 'x-relation': 'tags' } },
    faqs: { type: 'array', items: { type: 'object', properties: { a: { type: 'string' } } } },
  },
  { visible: true },
)
const wrong = (query: object) => wrongIn(listQuerySchema(resource), query)

describe('filters', () => {
  it('are those of the field kinds, named as in the query string', () => {
    expect(filterParam('type', 'in')).toBe('type')
    expect(filterParam('price', 'gte')).toBe('price[gte]')
    expect(filtersOf(resource).map(({ param }) => param)).toEqual([
      'title',
      'title[contains]',
      'title[exists]',
      'type',
      'type[exists]',
      'price[gte]',
      'price[lte]',
      'price[exists]',
      'tags',
      'tags[exists]',
      'visible',
    ])
  })

  it('accept several values of a choice, and only its values', () => {
    expect(wrong({ type: ['device', 'gateway'] })).toEqual([])
    expect(wrong({ type: ['devise'] })).toEqual(['/type/0 enum'])
    expect(wrong({ tags: ['1'] })).toEqual(['/tags/0 format'])
    expect(wrong({ 'price[gte]': 100, 'price[lte]': 900, visible: true })).toEqual([])
    expect(wrong({ 'price[gt]': 1 })).toEqual([' additionalProperties'])
  })
})

describe('a list query', () => {
  it('sorts by every sortable field in both directions', () => {
    const keys = sortKeys(resource)
    for (const name of ['title', 'type', 'price', 'visible', 'createdAt', 'updatedAt'])
      expect(keys).toEqual(expect.arrayContaining([name, `-${name}`]))
    for (const name of ['tags', 'faqs']) expect(keys).not.toContain(name)
  })

  it('offers facets for fields with few values or a range', () => {
    expect(facetFields(resource)).toEqual(['type', 'price', 'tags', 'visible'])
  })

  it('limits page and page size', () => {
    expect(wrong({ page: 1, limit: 100 })).toEqual([])
    expect(wrong({ page: 0 })).toEqual(['/page minimum'])
    expect(wrong({ limit: 101 })).toEqual(['/limit maximum'])
    expect(wrong({ limit: 0 })).toEqual(['/limit minimum'])
    expect(wrong({ sort: 'tags' })).toEqual(['/sort enum'])
  })

  it('filters by missing translations only for translatable resources', () => {
    expect(wrong({ missing: 'ar' })).toEqual([])
    expect(wrong({ missing: 'fr' })).toEqual(['/missing enum'])
    const plain = listQuerySchema(resourceWith({}))
    expect(Object.keys(plain.properties ?? {})).not.toContain('missing')
  })

  it('reserves no parameter name that a field could have', () => {
    const own = new Set(filtersOf(resource).map(({ param }) => param))
    const rest = Object.keys(listQuerySchema(resource).properties ?? {})
      .filter((name) => !own.has(name))
      .map((name) => name.replace(/\[.*$/, ''))
    const taken: readonly string[] = [...listParameters, '_id', 'createdAt', 'updatedAt']
    expect(rest.filter((name) => !taken.includes(name))).toEqual([])
  })
})
