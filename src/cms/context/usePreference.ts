import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** A preference stored in this browser, such as a row height. Losing it does no harm. */
export function usePreference<T extends string>(
  name: string,
  initialValue: T,
  isValid: (value: string) => value is T,
): [T, (value: T) => void] {
  const key = `cms.${name}`
  const stored = useSyncExternalStore(subscribe, () => localStorage.getItem(key))
  const setValue = useCallback(
    (value: T) => {
      localStorage.setItem(key, value)
      listeners.forEach((listener) => listener())
    },
    [key],
  )
  return [stored !== null && isValid(stored) ? stored : initialValue, setValue]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
