import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** Closes the menus of the header when a navigation begins or ends. */
export function useCloseMenusOnNavigation(): void {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const isFirstPage = useRef(true)
  useEffect(() => {
    // A menu may have been opened before hydration.
    if (!isFirstPage.current)
      for (const menu of document.querySelectorAll<HTMLElement>('header [popover]'))
        menu.hidePopover?.()
    isFirstPage.current = false
  }, [pathname, search, state])
}
