import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listQuery } from '#api/queries.ts'
import type { Facets, FacetValue, RecordData } from '#api/records.ts'
import type { Condition } from '#resource/declaration.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import type { ListColumn } from './columns/listColumns.ts'
import { listPageQuery } from './listQuery.ts'
import type { ListState } from './listState.ts'
import { useListState } from './useListState.ts'
import { viewCondition } from './views/listViews.ts'

export type RecordList = {
  readonly resource: Resource
  readonly state: ListState
  readonly change: ReturnType<typeof useListState>[1]
  readonly rows: readonly RecordData[]
  readonly total: number
  readonly facets: Facets
  /** whether there are no exact matches, only similar ones */
  readonly isSimilar: boolean
  /** whether there is no data to show yet */
  readonly isLoading: boolean
  /** whether the data shown belongs to the previous query */
  readonly isStale: boolean
  readonly error: Error | null
  readonly retry: () => void
  /** whether search or filters narrow the list; a view counts as a list of its own */
  readonly isNarrowed: boolean
}

/** Loads the page of a resource that the address describes. */
export function useList(resource: Resource, columns: readonly ListColumn[]): RecordList {
  const { records } = useServices()
  const { language } = useLanguage()
  const [state, change] = useListState(resource)
  const names = columns.map(({ name }) => name)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    listQuery(records, resource.name, { query: listPageQuery(resource, state, names), language }),
  )
  const total = data?.meta.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / state.limit))
  // Records may have been deleted, and with them the last page.
  const isPastLastPage =
    data !== undefined && !isPlaceholderData && total > 0 && state.page > lastPage
  useEffect(() => {
    if (isPastLastPage) change({ page: lastPage }, { replace: true })
  }, [isPastLastPage, lastPage, change])
  return {
    resource,
    state,
    change,
    rows: data?.data ?? none,
    total,
    facets: restrictFacets(viewCondition(resource, state), data?.facets ?? {}),
    isSimilar: data?.meta.similar === true,
    isLoading: isPending || isPastLastPage,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    isNarrowed: state.search !== '' || Object.keys(state.filters).length > 0,
  }
}

const none: readonly RecordData[] = []

/** For fields that a view decides, keeps only the view's own values. */
const restrictFacets = (where: Condition, facets: Facets): Facets => ({
  ...facets,
  ...Object.fromEntries(
    Object.entries(where).flatMap(([name, values]) => {
      const facet = facets[name]
      return isValueFacet(facet)
        ? [[name, facet.filter(({ value }) => values.includes(value))]]
        : []
    }),
  ),
})

const isValueFacet = (facet: Facets[string] | undefined): facet is readonly FacetValue[] =>
  Array.isArray(facet)
