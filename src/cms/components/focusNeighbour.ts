/**
 * Focuses the last button of the next row, else of the one before, else what follows the row. Called
 * before the row is removed, because the focus would be lost with it.
 */
export function focusNeighbour(row: Element, fallback = controlAfter(row)): void {
  const { nextElementSibling: next, previousElementSibling: previous } = row
  const neighbour = [next, previous].find((each) => each?.tagName === row.tagName)
  const buttons = [...(neighbour?.querySelectorAll<HTMLElement>('button') ?? [])]
  const control = buttons.at(-1) ?? fallback
  if (!control) return
  // A neighbour moves to where the row was, which is in view.
  control.focus({ preventScroll: true })
  ignoreHeldKey(control)
}

/** Ignores the repeats of a key that moved the focus to the control and may still be held. */
export function ignoreHeldKey(control: HTMLElement): void {
  const ignoreRepeat = (event: KeyboardEvent): void => {
    if (!event.repeat) return stop()
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = (): void => control.removeEventListener('keydown', ignoreRepeat)
  control.addEventListener('keydown', ignoreRepeat)
  control.addEventListener('keyup', stop, { once: true })
}

const controlAfter = (row: Element): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLElement>(':is(button, input):enabled')].find(
    (each) => row.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
