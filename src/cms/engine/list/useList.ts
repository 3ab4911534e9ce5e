import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#api/queries.ts'
import type { Facets, RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import { useServices } from '../../context/services.ts'
import { queryOf, type ListState } from './listState.ts'
import { useListState } from './useListState.ts'

export type List = {
  readonly resource: Resource
  readonly state: ListState
  readonly change: ReturnType<typeof useListState>[1]
  readonly rows: readonly RecordData[]
  readonly total: number
  readonly facets: Facets
  /** nothing to show yet */
  readonly isLoading: boolean
  /** what is shown belongs to the question before */
  readonly isStale: boolean
  readonly error: Error | null
  readonly retry: () => void
  /** whether the list is narrowed by words or filters */
  readonly isNarrowed: boolean
}

/** One page of a resource, as the address describes it. */
export function useList(resource: Resource): List {
  const { records } = useServices()
  const { language } = useLanguage()
  const [state, change] = useListState(resource)
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(
    listQuery(records, resource.name, { query: queryOf(resource, state), language }),
  )
  return {
    resource,
    state,
    change,
    rows: data?.data ?? none,
    total: data?.meta.total ?? 0,
    facets: data?.facets ?? noFacets,
    isLoading: isPending,
    isStale: isPlaceholderData,
    error,
    retry: () => void refetch(),
    isNarrowed: state.search !== '' || Object.keys(state.filters).length > 0,
  }
}

const none: readonly RecordData[] = []
const noFacets: Facets = {}
