import { useState } from 'react'
import { openAfterPaint } from '#ui/openAfterPaint.ts'

/** Menus are loaded shortly before one is opened, so the page does not wait for them. */
export const loadPopups = () => import('./popupComponents.tsx')

type Popup = {
  /** the element it is anchored to, while it is open */
  readonly anchor: HTMLElement | null
  readonly isOpen: boolean
  /** true from the first opening on, so that closing can be animated */
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
      openAfterPaint((isNext) => {
        if (isNext) setAnchor(target)
        setOpen(isNext)
      })
    },
    close: () => setOpen(false),
  }
}
