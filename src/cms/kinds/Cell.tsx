import { cells } from './cells.ts'
import type { CellProps } from './kindComponents.ts'

/** A value, rendered by its kind. */
export function Cell(props: Omit<CellProps, 'cells'>) {
  const KindCell = cells[props.field.kind]
  return <KindCell {...props} cells={cells} />
}
