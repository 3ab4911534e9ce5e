import { useEffect, useRef } from 'react'

/** Focuses the heading when a removed item took the focused button with it. */
export function useFocusAfterRemoval(count: number): void {
  const previousCount = useRef(count)
  useEffect(() => {
    const isFocusLost = count < previousCount.current && document.activeElement === document.body
    previousCount.current = count
    if (isFocusLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [count])
}
