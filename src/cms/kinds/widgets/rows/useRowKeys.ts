import { useRef } from 'react'

/**
 * Returns a stable key for each row of a list without ids, so that inputs move along with their
 * row.
 */
export function useRowKeys(length: number): {
  readonly keys: readonly number[]
  readonly swap: (a: number, b: number) => void
  readonly remove: (index: number) => void
} {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  while (keys.current.length < length) keys.current.push(next.current++)
  keys.current.length = length
  return {
    keys: keys.current,
    swap(a, b) {
      const [first, second] = [keys.current[a], keys.current[b]]
      if (first === undefined || second === undefined) return
      keys.current[a] = second
      keys.current[b] = first
    },
    remove: (index) => void keys.current.splice(index, 1),
  }
}
