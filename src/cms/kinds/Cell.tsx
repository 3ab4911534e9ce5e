import { cells } from './cells.ts'
import type { CellProps } from './kindComponents.ts'

/** Any value, shown in the way of its kind. */
export function Cell(props: Omit<CellProps, 'cells'>) {
  const KindCell = cells[props.field.kind]
  return <KindCell {...props} cells={cells} />
}
