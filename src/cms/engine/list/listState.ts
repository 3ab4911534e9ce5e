import { filtersOf, sortKeys } from '#resource/listQuery.ts'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { primaryTimestamp, timestampParams } from './columns/timestampFields.ts'
import { viewOf } from './views/listViews.ts'

/** The state of a list. The address holds it, so it can be shared and browser history works. */
export type ListState = {
  readonly page: number
  readonly limit: number
  readonly sort: string
  readonly search: string
  /** the name of a declared view; '' is all records */
  readonly view: string
  /** by query parameter, such as `type` or `weight[gte]` */
  readonly filters: Filters
}

export type Filters = Readonly<Record<string, readonly string[]>>

export const pageSizes = [6, 9, 12, 24, 48] as const
const defaultLimit = 12

export function parseListState(resource: Resource, parameters: URLSearchParams): ListState {
  const sort = parameters.get('sort') ?? ''
  const limit = Number(parameters.get('limit'))
  const page = Number(parameters.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? defaultLimit,
    sort: sortKeys(resource).includes(sort) ? sort : resource.sort,
    search: parameters.get('search')?.trim() ?? '',
    view: viewOf(resource, parameters.get('view') ?? '')?.name ?? '',
    filters: Object.fromEntries(
      filterParams(resource).flatMap((name) => {
        const values = parameters.getAll(name).filter(Boolean)
        return values.length ? [[name, values]] : []
      }),
    ),
  }
}

/** Returns the query parameters of a list state, without default values. */
export function searchParamsOf(resource: Resource, state: ListState): URLSearchParams {
  const parameters = new URLSearchParams()
  if (state.view) parameters.set('view', state.view)
  if (state.search && !isSearchedByHeader(resource)) parameters.set('search', state.search)
  for (const [name, values] of Object.entries(state.filters)) {
    for (const value of values) parameters.append(name, value)
  }
  if (state.sort !== resource.sort) parameters.set('sort', state.sort)
  if (state.limit !== defaultLimit) parameters.set('limit', String(state.limit))
  if (state.page > 1) parameters.set('page', String(state.page))
  return parameters
}

/** Applies a change; any change other than of the page returns to the first page. */
export const changeListState = (state: ListState, change: Partial<ListState>): ListState => ({
  ...state,
  page: 1,
  ...change,
})

/** Replaces some parameters of the filters and removes empty ones. */
export const withFilters = (filters: Filters, change: Filters): Filters =>
  Object.fromEntries(
    Object.entries({ ...filters, ...change }).filter(([, values]) => values.length > 0),
  )

const filterParams = (resource: Resource): string[] => [
  ...filtersOf(resource)
    .filter(({ field }) => resource.filters.includes(field.name))
    .map(({ param }) => param),
  ...[primaryTimestamp(resource) ?? []].flat().flatMap(timestampParams),
  ...(resource.translatable.length ? translationParams : []),
]

export const translationParams = ['missing', 'outdated'] as const
