import { cells } from './cells.ts'
import type { CellProps } from './face.ts'

/** Any value, shown in the way of its kind. */
export function Cell(props: Omit<CellProps, 'cells'>) {
  const Face = cells[props.field.kind]
  return <Face {...props} cells={cells} />
}
