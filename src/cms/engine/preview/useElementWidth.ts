import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Returns the width of an element in pixels; 0 before it is mounted. */
export function useElementWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    setWidth(current.clientWidth)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
