import { useEffect, type RefObject } from 'react'

/**
 * Brings the current place of a navigation into view when it becomes another one. Not by
 * `scrollIntoView`: from what that shows the Tab key would go on, past the beginning of the page.
 */
export function useScrollToCurrent(
  nav: RefObject<HTMLElement | null>,
  current: string | undefined,
): void {
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]')
    let scroller = nav.current?.parentElement
    while (scroller && scroller.scrollHeight <= scroller.clientHeight)
      scroller = scroller.parentElement
    if (!link || !scroller) return
    const linkRect = link.getBoundingClientRect()
    const boxRect = scroller.getBoundingClientRect()
    if (linkRect.top < boxRect.top || linkRect.bottom > boxRect.bottom)
      scroller.scrollBy(0, linkRect.top - boxRect.top - scroller.clientHeight / 2)
  }, [nav, current])
}
