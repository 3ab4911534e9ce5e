import { useCallback, useState } from 'react'

/** Returns whether the content of an element is wider than the element and must scroll. */
export function useIsOverflowing(): {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  readonly isOverflowing: boolean
} {
  const [isOverflowing, setOverflowing] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    const content = element?.firstElementChild
    if (!element || !content) return undefined
    const measure = () => setOverflowing(content.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return { ref, isOverflowing }
}
