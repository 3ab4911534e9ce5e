import { useEffect, useState } from 'react'

/** A value as it was before somebody went on typing; it follows once they pause. */
export function useDelayed<T>(value: T): T {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), 250)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
