import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { changeListState, parseListState, searchParamsOf, type ListState } from './listState.ts'

type ChangeListState = (
  change: Partial<ListState>,
  options?: { readonly replace?: boolean },
) => void

/**
 * Returns the list state from the address. Searches that may contain a secret code are kept out of
 * it.
 */
export function useListState(resource: Resource): [ListState, ChangeListState] {
  const [parameters, setParameters] = useSearchParams()
  const hiddenSearch: unknown = Object(useLocation().state).search
  const state = useMemo(() => {
    const parsed = parseListState(resource, parameters)
    return isSearchedByHeader(resource) && typeof hiddenSearch === 'string'
      ? { ...parsed, search: hiddenSearch }
      : parsed
  }, [resource, parameters, hiddenSearch])
  const change = useCallback<ChangeListState>(
    (next, { replace = false } = {}) =>
      setParameters(
        (previous) =>
          searchParamsOf(resource, changeListState(parseListState(resource, previous), next)),
        {
          replace,
          preventScrollReset: true,
          ...(isSearchedByHeader(resource) && { state: { search: next.search ?? hiddenSearch } }),
        },
      ),
    [resource, setParameters, hiddenSearch],
  )
  return [state, change]
}
