import type { RecordRow, RecordTable } from '../tableFeatures.ts'

type ToggleEvent = { readonly target: { readonly checked: boolean } }

/**
 * Selects or deselects the row of the checkbox that was clicked, with Shift a range of rows. A row
 * that is still drawn while the next ones are awaited is not in the table any more, and is selected
 * by itself.
 */
export function toggleRow(row: RecordRow, event: ToggleEvent): void {
  const { table } = row
  if (row.id in table.getRowModel().rowsById) row.getToggleSelectedHandler()(event)
  else selectRows(table, [row], event.target.checked)
}

/** Selects or deselects all rows that are drawn, which may not be in the table any more. */
export function toggleDrawnRows(
  table: RecordTable,
  drawn: readonly RecordRow[],
  event: ToggleEvent,
): void {
  if (drawn === table.getRowModel().rows) table.getToggleAllPageRowsSelectedHandler()(event)
  else selectRows(table, drawn, event.target.checked)
}

function selectRows(
  table: RecordRow['table'],
  rows: readonly RecordRow[],
  isSelected: boolean,
): void {
  table.setRowSelection((selection) => {
    const ids = new Set(rows.map(({ id }) => id))
    const others = Object.entries(selection).filter(([id]) => !ids.has(id))
    const chosen = isSelected ? [...ids].map((id) => [id, true] as const) : []
    return Object.fromEntries([...others, ...chosen])
  })
}
