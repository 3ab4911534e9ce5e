import { useEffect, useRef } from 'react'

/** What is taken off a list goes with the button that had the focus, which then stands at the heading. */
export function useFocusAfterRemoval(count: number): void {
  const previousCount = useRef(count)
  useEffect(() => {
    const isFocusLost = count < previousCount.current && document.activeElement === document.body
    previousCount.current = count
    if (isFocusLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [count])
}
