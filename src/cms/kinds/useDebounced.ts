import { useEffect, useState } from 'react'

/** A value as it was before somebody went on typing; it follows once they pause. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), 250)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
