import type { CellProps } from './kindComponents.ts'
import { pageCells } from './pageCells.ts'

/** All of a value, in the way of its kind. */
export function PageCell(props: Pick<CellProps, 'field' | 'value' | 'record'>) {
  const KindCell = pageCells[props.field.kind]
  return <KindCell {...props} cells={pageCells} size="full" />
}
