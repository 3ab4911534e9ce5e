import type { SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { afterPaint } from './afterPaint.ts'

/**
 * Closes a dialog once the press is painted, as the page below then changes the style of each of
 * its elements.
 */
export function closeAfterPaint(close: () => void): void {
  // At once, so that the focus returns as the dialog disappears.
  afterPaint(() => flushSync(close))
}

/** Handles Escape in a dialog. */
export const cancelAfterPaint =
  (close: () => void) =>
  (event: SyntheticEvent<HTMLDialogElement>): void => {
    // A file input whose choice is given up says so to the dialog around it, too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    closeAfterPaint(close)
  }
