import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
}

/** Moves the focus between the inputs of a table with the arrow keys, in their visual direction. */
export function moveInGrid(
  event: KeyboardEvent,
  table: HTMLTableElement | null,
  direction: 'ltr' | 'rtl',
): void {
  const step = steps[event.key]
  const { target } = event
  if (!step || !table || !(target instanceof HTMLInputElement)) return
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr[data-row]')]
  const boxesOf = (row: HTMLTableRowElement | undefined) => [
    ...(row?.querySelectorAll<HTMLInputElement>('input') ?? []),
  ]
  const row = rows.findIndex((each) => each.contains(target))
  const boxes = boxesOf(rows[row])
  const [down, along] = step
  const next =
    along === 0
      ? boxInColumn(boxesOf(rows[row + down]), target)
      : boxes[boxes.indexOf(target) + (direction === 'rtl' ? -along : along)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Returns the input in the same column of a row, or else the last one before it. */
function boxInColumn(
  boxes: readonly HTMLInputElement[],
  target: HTMLInputElement,
): HTMLInputElement | undefined {
  const columnOf = (box: HTMLInputElement) => box.closest('td')?.cellIndex ?? 0
  return boxes.findLast((box) => columnOf(box) <= columnOf(target))
}
