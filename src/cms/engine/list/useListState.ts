import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Resource } from '#resource/resource.ts'
import { changed, listStateOf, searchParamsOf, type ListState } from './listState.ts'

type Change = (change: Partial<ListState>, options?: { readonly replace?: boolean }) => void

export function useListState(resource: Resource): [ListState, Change] {
  const [parameters, setParameters] = useSearchParams()
  const state = useMemo(() => listStateOf(resource, parameters), [resource, parameters])
  const change = useCallback<Change>(
    (next, { replace = false } = {}) =>
      setParameters(
        (before) => searchParamsOf(resource, changed(listStateOf(resource, before), next)),
        { replace, preventScrollReset: true },
      ),
    [resource, setParameters],
  )
  return [state, change]
}
