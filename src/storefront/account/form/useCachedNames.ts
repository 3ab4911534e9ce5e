import { useCallback, useEffect, useRef, useState } from 'react'

export type Names = Readonly<Record<string, string>>
export type NamesState = {
  /** undefined while loading */
  readonly names: Names | undefined
  readonly isFailed: boolean
  retry(): void
}

const cache = new Map<string, Names>()

/** Loads a list of names once per visit; does nothing if there is no key. */
export function useCachedNames(key: string | undefined, load: () => Promise<Names>): NamesState {
  const [, redraw] = useState(0)
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    if (key === undefined || cache.has(key)) return
    let isActive = true
    const loadNames = async (): Promise<void> => {
      try {
        cache.set(key, await latest.current())
        if (isActive) redraw((before) => before + 1)
      } catch {
        if (isActive) setFailed(key)
      }
    }
    void loadNames()
    return () => {
      isActive = false
    }
  }, [key, tries])
  const retry = useCallback(() => {
    setFailed(undefined)
    setTries((before) => before + 1)
  }, [])
  return {
    names: key === undefined ? undefined : cache.get(key),
    isFailed: key !== undefined && failed === key,
    retry,
  }
}
