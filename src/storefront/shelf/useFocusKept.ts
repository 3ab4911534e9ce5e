import { useEffect, useRef } from 'react'

/** What is taken off a list goes with the button that had the focus, which then stands at the heading. */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body
    before.current = count
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [count])
}
