import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** Closes the menus of the header when a navigation begins; one opened since then stays open. */
export function useCloseMenusOnNavigation(): void {
  const { key: current } = useLocation()
  const { key: next = current } = useNavigation().location ?? {}
  const isFirstPage = useRef(true)
  useEffect(() => {
    // A menu may have been opened before hydration.
    if (!isFirstPage.current)
      for (const menu of document.querySelectorAll<HTMLElement>('header [popover]'))
        menu.hidePopover?.()
    isFirstPage.current = false
  }, [next])
}
