import type { Query } from '#api/queryString.ts'
import { filterParam, sortKeys } from '#resource/query.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { listPageQuery } from '#cms/engine/list/listQuery.ts'
import { parseListState } from '#cms/engine/list/listState.ts'
import { uuid } from '../numbers.ts'

/** As a list opens, by one of its filters, in the order of one of its columns, and a page far down. */
export const groups = ['list', 'filtered', 'sorted', 'deep'] as const
export type Group = (typeof groups)[number]

/** One question that is asked of one list. */
export type Case = {
  readonly resource: Resource
  readonly group: Group
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
export function casesOf(resource: Resource, count: number): Case[] {
  const asked = listPageQuery(resource, {
    ...parseListState(resource, new URLSearchParams()),
    limit: pageSize,
  })
  // The counts beside the filters are an answer of their own.
  const { facets: _, ...query } = asked
  const last = Math.max(1, Math.floor((count * 0.96) / pageSize))
  const made = (
    group: Group,
    name: string,
    { sort = resource.sort, filter, page = 1 }: Partial<Pick<Case, 'sort' | 'filter' | 'page'>>,
  ): Case => ({
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
    made('list', '', {}),
    ...resource.filters.flatMap((name) => {
      const field = resource.field[name]
      const value = field && valueOf(field)
      return value ? [made('filtered', name, { filter: { field, value } })] : []
    }),
    ...columnSorts(resource).map((sort) => made('sorted', sort, { sort })),
    ...[Math.floor(last / 40), Math.floor(last / 2), last].map((page) =>
      made('deep', String(page), { page: Math.max(1, page) }),
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
function valueOf({ kind, target, property }: Field): string | undefined {
  if (kind === 'flag') return 'true'
  if (kind === 'choice') return property.enum?.map(String)[0]
  return target && kinds[kind].points ? uuid(`${target}1`) : undefined
}
