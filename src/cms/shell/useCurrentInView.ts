import { useEffect, type RefObject } from 'react'

/**
 * Brings the current place of a navigation into view when it becomes another one. Not by
 * `scrollIntoView`: from what that shows the Tab key would go on, past the beginning of the page.
 */
export function useCurrentInView(
  nav: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]')
    let box = nav.current?.parentElement
    while (box && box.scrollHeight <= box.clientHeight) box = box.parentElement
    if (!link || !box) return
    const place = link.getBoundingClientRect()
    const seen = box.getBoundingClientRect()
    if (place.top < seen.top || place.bottom > seen.bottom)
      box.scrollBy(0, place.top - seen.top - box.clientHeight / 2)
  }, [nav, current])
}
