import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { changed, listStateOf, searchParamsOf, type ListState } from './listState.ts'

type Change = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void

/** What a list shows, as the address describes it; words that may be a secret code stand beside it. */
export function useListState(resource: Resource): [ListState, Change] {
  const [parameters, setParameters] = useSearchParams()
  const beside: unknown = Object(useLocation().state).search
  const state = useMemo(() => {
    const read = listStateOf(resource, parameters)
    return isSearchedByHeader(resource) && typeof beside === 'string'
      ? { ...read, search: beside }
      : read
  }, [resource, parameters, beside])
  const change = useCallback<Change>(
    (next, { replace = false } = {}) =>
      setParameters(
        (before) => searchParamsOf(resource, changed(listStateOf(resource, before), next)),
        {
          replace,
          preventScrollReset: true,
          ...(isSearchedByHeader(resource) && { state: { search: next.search ?? beside } }),
        },
      ),
    [resource, setParameters, beside],
  )
  return [state, change]
}
