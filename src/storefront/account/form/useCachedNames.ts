import { useCallback, useEffect, useRef, useState } from 'react'

export type Names = Readonly<Record<string, string>>
export type NamesState = {
  /** undefined while loading */
  readonly names: Names | undefined
  readonly isFailed: boolean
  retry(): void
}
export type CachedNames = NamesState & {
  /** resolves to the names; throws if they cannot be loaded */
  load(): Promise<Names>
}

const cache = new Map<string, Names>()

/** Loads a list of names once per visit; does nothing if there is no key. */
export function useCachedNames(key: string | undefined, load: () => Promise<Names>): CachedNames {
  const [, redraw] = useState(0)
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const latest = useRef(load)
  latest.current = load
  const loadOnce = useCallback(async (): Promise<Names> => {
    if (key === undefined) return {}
    const names = cache.get(key) ?? (await latest.current())
    cache.set(key, names)
    return names
  }, [key])
  useEffect(() => {
    if (key === undefined || cache.has(key)) return
    let isActive = true
    const loadAndRedraw = async (): Promise<void> => {
      try {
        await loadOnce()
        if (isActive) redraw((before) => before + 1)
      } catch {
        if (isActive) setFailed(key)
      }
    }
    void loadAndRedraw()
    return () => {
      isActive = false
    }
  }, [key, loadOnce, tries])
  const retry = useCallback(() => {
    setFailed(undefined)
    setTries((before) => before + 1)
  }, [])
  return {
    names: key === undefined ? undefined : cache.get(key),
    isFailed: key !== undefined && failed === key,
    retry,
    load: loadOnce,
  }
}
