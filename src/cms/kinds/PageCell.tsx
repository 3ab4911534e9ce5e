import type { CellProps } from './face.ts'
import { pageCells } from './pageCells.ts'

/** All of a value, in the way of its kind. */
export function PageCell(props: Pick<CellProps, 'field' | 'value' | 'record'>) {
  const Face = pageCells[props.field.kind]
  return <Face {...props} cells={pageCells} size="full" />
}
