import { useEffect, useRef } from 'react'
import { whenIdle } from '#ui/whenIdle.ts'

/** After so many changes, another one takes as long as the last. */
const rounds = 3

let isWarm = false

/**
 * Once a field has a value, sets that value again while the browser is idle. Code that has never
 * run is slow, which the first key in a form would feel.
 */
export function useFormWarmUp(value: unknown, change: (value: unknown) => void): void {
  const setAgain = useRef(() => change(value))
  useEffect(() => {
    setAgain.current = () => change(value)
  })
  const hasValue = value !== undefined
  useEffect(() => {
    if (isWarm || !hasValue) return
    isWarm = true
    const warmUp = (left: number): void => {
      if (left > 0)
        whenIdle(() => {
          setAgain.current()
          warmUp(left - 1)
        })
    }
    warmUp(rounds)
  }, [hasValue])
}
