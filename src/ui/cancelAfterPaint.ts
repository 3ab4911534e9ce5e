import type { SyntheticEvent } from 'react'
import { afterPaint } from './afterPaint.ts'

/**
 * Closes a dialog by Escape once the press is painted, as the page below then changes the style of
 * each of its elements.
 */
export const cancelAfterPaint =
  (close: () => void) =>
  (event: SyntheticEvent<HTMLDialogElement>): void => {
    // A file input whose choice is given up says so to the dialog around it, too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    afterPaint(close)
  }
