import { currencies, type Currency } from '#domain/money.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { Metadata } from './types.ts'
import { normalizeSearch } from './normalizeSearch.ts'

export const facetFields = [
  'type',
  'applications',
  'industries',
  'useCases',
  'communicationType',
  'connectivityType',
  'tags',
] as const
export type FacetField = (typeof facetFields)[number]

export const sorts = ['-price', 'price', 'name', '-name'] as const
export type Sort = (typeof sorts)[number]

export const pageSizes = [6, 9, 12] as const
const defaultPageSize = 12

export const views = ['grid', 'list'] as const
export type View = (typeof views)[number]

export const inStockValue = 'inStock'

// The limits of the API.
const maxPage = 1_000_000
const maxValues = 100
const maxAmount = 9_000_000_000_000

/** The query of a listing, with defaults for everything that the URL leaves out. */
export type ListingQuery = {
  readonly search: string
  readonly chosen: Readonly<Record<FacetField, readonly string[]>>
  /** in major currency units, as a user would type them */
  readonly minPrice: number | undefined
  readonly maxPrice: number | undefined
  readonly inStock: boolean
  readonly sort: Sort | undefined
  readonly view: View
  readonly page: number
  readonly limit: number
}

/** Parses a listing's query parameters; invalid values are dropped or clamped. */
export function parseListingQuery(params: URLSearchParams, words?: Metadata): ListingQuery {
  const sort = sorts.find((each) => each === params.get('sort'))
  const limit = Number(params.get('limit'))
  const codes = (name: string) => values(params, name, isCode(words?.enums[`products.${name}`]))
  const ids = (name: string) => values(params, name, isId)
  return {
    search: normalizeSearch(params.get('search') ?? ''),
    chosen: {
      type: codes('type'),
      applications: ids('applications'),
      industries: ids('industries'),
      useCases: ids('useCases'),
      communicationType: codes('communicationType'),
      connectivityType: codes('connectivityType'),
      tags: ids('tags'),
    },
    minPrice: amount(params.get('minPrice')),
    maxPrice: amount(params.get('maxPrice')),
    inStock: params.get('availability') === inStockValue,
    sort,
    view: views.find((each) => each === params.get('view')) ?? 'grid',
    page: Math.min(maxPage, Math.max(1, Math.floor(Number(params.get('page'))) || 1)),
    limit: pageSizes.find((each) => each === limit) ?? defaultPageSize,
  }
}

/** Returns the shortest query for a listing; empty and default values are left out. */
export function listingSearchParams(query: ListingQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (query.search) params.set('search', query.search)
  for (const field of facetFields) {
    for (const value of query.chosen[field]) params.append(field, value)
  }
  if (query.minPrice !== undefined) params.set('minPrice', String(query.minPrice))
  if (query.maxPrice !== undefined) params.set('maxPrice', String(query.maxPrice))
  if (query.inStock) params.set('availability', inStockValue)
  if (query.sort) params.set('sort', query.sort)
  if (query.view !== 'grid') params.set('view', query.view)
  if (query.limit !== defaultPageSize) params.set('limit', String(query.limit))
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

/** Converts a listing query to the API's format. */
export function apiListingQuery(
  query: ListingQuery,
  currency: Currency,
  prices = true,
): URLSearchParams {
  const params = listingSearchParams(query)
  for (const param of ['minPrice', 'maxPrice', 'availability', 'view']) params.delete(param)
  params.set('page', String(query.page))
  params.set('limit', String(query.limit))
  const minor = (units: number): string =>
    String(Math.min(maxAmount, Math.round(units * 10 ** currencies[currency])))
  if (query.minPrice !== undefined) params.set('price[gte]', minor(query.minPrice))
  if (query.maxPrice !== undefined) params.set('price[lte]', minor(query.maxPrice))
  if (query.inStock) params.set('stock[gte]', '1')
  // The catalogue order is the default; search results are sorted by relevance.
  if (!query.sort && !query.search) params.set('sort', 'createdAt')
  params.set('facets', [...facetFields, ...(prices ? ['price'] : [])].join(','))
  return params
}

export const isFiltered = (query: ListingQuery): boolean =>
  query.inStock ||
  query.minPrice !== undefined ||
  query.maxPrice !== undefined ||
  facetFields.some((field) => query.chosen[field].length > 0)

export const withoutFilters = (query: ListingQuery): ListingQuery => ({
  ...parseListingQuery(new URLSearchParams()),
  search: query.search,
  sort: query.sort,
  view: query.view,
  limit: query.limit,
})

const values = (
  params: URLSearchParams,
  name: string,
  isValid: (value: string) => boolean,
): string[] => [...new Set(params.getAll(name).filter(isValid))].slice(0, maxValues)

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const isCode =
  (enumLabels: Metadata['enums'][string] | undefined) =>
  (text: string): boolean =>
    enumLabels ? Object.hasOwn(enumLabels, text) : text !== ''

// URLs do not depend on the language: a comma always groups digits, a point starts the fraction.
const amountText = /^(\d+|[1-9]\d{0,2}([,٬\s])\d{3}(\2\d{3})*)([.٫]\d+)?$/

const amount = (text: string | null): number | undefined => {
  const typed = toLatinDigits(text ?? '').trim()
  if (!amountText.test(typed)) return undefined
  const value = Number(typed.replace('٫', '.').replace(/[^\d.]/g, ''))
  // Rounding avoids exponent notation, which would not be parsed back to the same number.
  return Math.min(maxAmount, Math.round(value * 1000) / 1000)
}
