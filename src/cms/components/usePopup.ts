import { useState } from 'react'
import { closeAfterPaint } from '#ui/closeAfterPaint.ts'
import { openAfterPaint } from '#ui/openAfterPaint.ts'

/** Menus are loaded shortly before one is opened, so the page does not wait for them. */
export const loadPopups = () => import('./popupComponents.tsx')

type Popup = {
  /** the element it is anchored to, while it is open */
  readonly anchor: HTMLElement | null
  readonly isOpen: boolean
  /** true once it is opened, so that closing can be animated */
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
        // Closed before it was shown, it has no animation whose end would unmount it.
        setAnchor(isNext ? target : null)
        setOpen(isNext)
      })
    },
    close: () => closeAfterPaint(() => setOpen(false)),
  }
}
