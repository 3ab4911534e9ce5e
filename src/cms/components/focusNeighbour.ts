/**
 * Focuses the last button of the next row, else of the one before, else what follows the row. Called
 * before the row is removed, because the focus would be lost with it.
 */
export function focusNeighbour(row: Element, fallback = controlAfter(row)): void {
  const { nextElementSibling: next, previousElementSibling: previous } = row
  const neighbour = [next, previous].find((each) => each?.tagName === row.tagName)
  const buttons = [...(neighbour?.querySelectorAll<HTMLElement>('button') ?? [])]
  // A neighbour moves to where the row was, which is in view.
  ;(buttons.at(-1) ?? fallback)?.focus({ preventScroll: true })
}

const controlAfter = (row: Element): HTMLElement | null | undefined =>
  [...document.querySelectorAll<HTMLElement>(':is(button, input):enabled')].find(
    (each) => row.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
