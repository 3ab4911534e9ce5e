import { useCallback, useEffect, useRef, useState } from 'react'

export type AsyncData<T> =
  | { readonly status: 'loading' | 'failed'; readonly data?: never }
  | { readonly status: 'ready'; readonly data: T }

/** What a part of the page reads for itself. `load` must stay the same as long as its answer would. */
export function useAsyncData<T>(
  load: () => Promise<T>,
): AsyncData<T> & { /** what is there stays until the new is */ reload(): Promise<void> } {
  const [state, setState] = useState<AsyncData<T>>({ status: 'loading' })
  const latestRequest = useRef(0)
  const reload = useCallback(async () => {
    const requestId = ++latestRequest.current
    setState((before) => (before.status === 'ready' ? before : { status: 'loading' }))
    try {
      const data = await load()
      if (requestId === latestRequest.current) setState({ status: 'ready', data })
    } catch {
      if (requestId === latestRequest.current)
        setState((before) => (before.status === 'ready' ? before : { status: 'failed' }))
    }
  }, [load])
  const abandon = useCallback(() => {
    latestRequest.current += 1
  }, [])
  useEffect(() => {
    void reload()
    return abandon
  }, [reload, abandon])
  return { ...state, reload }
}
