import { useCallback, useEffect, useRef, useState } from 'react'

export type AsyncData<T> =
  | { readonly status: 'loading' | 'failed'; readonly data?: never }
  | { readonly status: 'ready'; readonly data: T }

/** Loads data for a part of the page. `load` must be stable: a new function loads again. */
export function useAsyncData<T>(
  load: () => Promise<T>,
): AsyncData<T> & { /** keeps the old data until reloaded */ reload(): Promise<void> } {
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
