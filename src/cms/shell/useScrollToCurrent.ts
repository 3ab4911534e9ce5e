import { useEffect, type RefObject } from 'react'

/**
 * Scrolls the current link of a navigation into view when it changes. Does not use
 * `scrollIntoView`, because afterwards the Tab key would continue from there instead of the
 * beginning of the page.
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
