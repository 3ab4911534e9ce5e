import { useState } from 'react'

/** Menus come when somebody is about to open one: the page stands without them. */
export const loadPopups = () => import('./popupComponents.tsx')

type Popup = {
  /** where it opens, while it is open */
  readonly anchor: HTMLElement | null
  readonly isOpen: boolean
  /** from the first time on, so that it can close as gently as it opened */
  readonly isMounted: boolean
  readonly open: (anchor: HTMLElement | null) => void
  readonly close: () => void
}

export function usePopup(): Popup {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    anchor,
    isOpen,
    isMounted: anchor !== null,
    open(target) {
      setAnchor(target)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
