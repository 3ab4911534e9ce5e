import type { CellProps } from './face.ts'
import { pageCells } from './pageCells.ts'

/** All of a value, in the way of its kind. */
export function PageCell({ field, value }: Pick<CellProps, 'field' | 'value'>) {
  const Face = pageCells[field.kind]
  return <Face cells={pageCells} field={field} value={value} size="full" />
}
