import type { Query } from '#api/queryString.ts'
import { filterParam, sortKeys } from '#resource/listQuery.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { uuidFromName } from '../statistics.ts'

/** As a list opens, by one of its filters, in the order of one of its columns, and a page far down. */
export const caseGroups = ['list', 'filtered', 'sorted', 'deep'] as const
export type CaseGroup = (typeof caseGroups)[number]

/** One question that is asked of one list. */
export type ListCase = {
  readonly resource: Resource
  readonly group: CaseGroup
  /** what is filtered or sorted by, or which page is asked for */
  readonly name: string
  readonly query: Query
  readonly sort: string
  readonly filter: { readonly field: Field; readonly value: string } | undefined
  readonly page: number
}

/** Records on a page: one of the sizes that the CMS offers. */
export const pageSize = 24

/** The list as it opens, by each of its filters that has values, in the order of each of its columns, and far down. */
export function casesOf(resource: Resource, count: number): ListCase[] {
  const fullQuery = listPageQuery(resource, {
    ...parseListState(resource, new URLSearchParams()),
    limit: pageSize,
  })
  // The counts beside the filters are an answer of their own.
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

/** As the head of each column sorts when it is first clicked: figures and moments from the largest. */
const columnSorts = (resource: Resource): string[] =>
  resource.columns
    .filter((name) => sortKeys(resource).includes(name))
    .map((name) => {
      const field = resource.field[name]
      return !field || kinds[field.kind].facet === 'range' ? `-${name}` : name
    })
    .filter((sort) => sort !== resource.sort)

/** A value that many records have. */
function commonValueOf({ kind, target, property }: Field): string | undefined {
  if (kind === 'flag') return 'true'
  if (kind === 'choice') return property.enum?.map(String)[0]
  return target && kinds[kind].requiresTarget ? uuidFromName(`${target}1`) : undefined
}
