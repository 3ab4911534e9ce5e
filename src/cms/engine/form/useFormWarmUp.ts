import { useEffect, useRef } from 'react'
import { whenIdle } from '#ui/whenIdle.ts'

/** After so many changes, another one takes as long as the last. */
const rounds = 3

let isWarm = false

/**
 * Sets a field's own value again while the browser is idle. Code that has never run is slow, which
 * the first key in a form would feel.
 */
export function useFormWarmUp(value: unknown, change: (value: unknown) => void): void {
  const latest = useRef({ value, change })
  useEffect(() => {
    latest.current = { value, change }
  })
  useEffect(() => {
    if (isWarm || latest.current.value === undefined) return undefined
    isWarm = true
    let left = rounds
    const warmUp = (): void => {
      if (left === 0) return
      left -= 1
      latest.current.change(latest.current.value)
      whenIdle(warmUp)
    }
    whenIdle(warmUp)
    return () => {
      // Of a form that is closed before, the next one takes the turn.
      isWarm = left === 0
      left = 0
    }
  }, [])
}
