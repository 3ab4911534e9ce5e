import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** Closes the menus of the header when a navigation begins or ends. */
export function useCloseMenusOnNavigation(): void {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const hasNavigated = useRef(false)
  useEffect(() => {
    // On the first page, a menu may have been opened before hydration.
    if (hasNavigated.current)
      for (const menu of document.querySelectorAll<HTMLElement>('header [popover]'))
        menu.hidePopover?.()
    hasNavigated.current = true
  }, [pathname, search, state])
}
