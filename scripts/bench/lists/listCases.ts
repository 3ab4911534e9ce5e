import type { Query } from '#api/queryString.ts'
import { filterParam, sortKeys } from '#resource/listQuery.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { uuidFromName } from '../statistics.ts'

/**
 * The initial list, by one of its filters, sorted by one of its columns, and a page near the end.
 */
export const caseGroups = ['list', 'filtered', 'sorted', 'deep'] as const
type CaseGroup = (typeof caseGroups)[number]

export type ListCase = {
  readonly resource: Resource
  readonly group: CaseGroup
  /** the filter, the sort order or the page */
  readonly name: string
  readonly query: Query
  readonly sort: string
  readonly filter: { readonly field: Field; readonly value: string } | undefined
  readonly page: number
}

/** Records per page: one of the sizes that the CMS offers. */
export const pageSize = 24

/**
 * Returns the initial list, one case per filter with values and per column order, and deep pages.
 */
export function casesOf(resource: Resource, count: number): ListCase[] {
  const fullQuery = listPageQuery(resource, {
    ...parseListState(resource, new URLSearchParams()),
    limit: pageSize,
  })
  // Facet counts are a separate query.
  const { facets: _, ...query } = fullQuery
  const lastPage = Math.max(1, Math.floor((count * 0.96) / pageSize))
  const createCase = (
    group: CaseGroup,
    name: string,
    { sort = resource.sort, filter, page = 1 }: Partial<Pick<ListCase, 'sort' | 'filter' | 'page'>>,
  ): ListCase => ({
    resource,
    group,
    name,
    sort,
    filter,
    page,
    query: {
      ...query,
      sort,
      page,
      ...(filter ? { [filterParam(filter.field.name, 'in')]: [filter.value] } : {}),
    },
  })
  return [
    createCase('list', '', {}),
    ...resource.filters.flatMap((name) => {
      const field = resource.field[name]
      const value = field && commonValueOf(field)
      return value ? [createCase('filtered', name, { filter: { field, value } })] : []
    }),
    ...columnSorts(resource).map((sort) => createCase('sorted', sort, { sort })),
    ...[Math.floor(lastPage / 40), Math.floor(lastPage / 2), lastPage].map((page) =>
      createCase('deep', String(page), { page: Math.max(1, page) }),
    ),
  ]
}

/** The first sort order of each column header: numbers and dates are descending. */
const columnSorts = (resource: Resource): string[] =>
  resource.columns
    .filter((name) => sortKeys(resource).includes(name))
    .map((name) => {
      const field = resource.field[name]
      return !field || kinds[field.kind].facet === 'range' ? `-${name}` : name
    })
    .filter((sort) => sort !== resource.sort)

/** Returns a filter value that many records have. */
function commonValueOf({ kind, target, property }: Field): string | undefined {
  if (kinds[kind].isBoolean) return 'true'
  if (property.enum) return property.enum[0]
  return target && kinds[kind].requiresTarget ? uuidFromName(`${target}1`) : undefined
}
