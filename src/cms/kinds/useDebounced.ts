import { useEffect, useState } from 'react'

/** Returns a value with a delay, after the user has paused typing. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 250)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
