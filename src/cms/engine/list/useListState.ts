import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader } from '#resource/searchHeader.ts'
import { useRouter } from '../../context/router.ts'
import { changeListState, parseListState, searchParamsOf, type ListState } from './listState.ts'

type ChangeListState = (
  change: Partial<ListState> | ((latest: ListState) => Partial<ListState>),
  options?: { readonly replace?: boolean },
) => void

/**
 * Returns the list state from the address. Searches that may contain a secret code are kept out of
 * it.
 */
export function useListState(resource: Resource): [ListState, ChangeListState] {
  const { pathname, search, state: navigationState } = useLocation()
  const router = useRouter()
  const navigate = useNavigate()
  const state = useMemo(
    () => listStateOf(resource, { search, state: navigationState }),
    [resource, search, navigationState],
  )
  const change = useCallback<ChangeListState>(
    (update, { replace = false } = {}) => {
      // Screens are drawn in slices, so the address may be ahead of what they show.
      const latest = router.state.navigation.location ?? router.state.location
      const isDialogOfList =
        resource.edit === 'dialog' && latest.pathname.startsWith(`${pathname}/`)
      if (latest.pathname !== pathname && !isDialogOfList) return
      const before = listStateOf(resource, latest)
      const next = changeListState(before, typeof update === 'function' ? update(before) : update)
      void navigate(
        { pathname: latest.pathname, search: searchParamsOf(resource, next).toString() },
        {
          replace,
          preventScrollReset: true,
          ...(isSearchedByHeader(resource) && { state: { search: next.search } }),
        },
      )
    },
    [resource, router, navigate, pathname],
  )
  return [state, change]
}

function listStateOf(
  resource: Resource,
  { search, state }: Pick<Location, 'search' | 'state'>,
): ListState {
  const parsed = parseListState(resource, new URLSearchParams(search))
  const hiddenSearch: unknown = Object(state).search
  return isSearchedByHeader(resource) && typeof hiddenSearch === 'string'
    ? { ...parsed, search: hiddenSearch }
    : parsed
}
