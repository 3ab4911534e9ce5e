import type { CellProps } from './kindComponents.ts'
import { pageCells } from './pageCells.ts'

/** The full value, rendered by its kind. */
export function PageCell(props: Pick<CellProps, 'field' | 'value' | 'record'>) {
  const KindCell = pageCells[props.field.kind]
  return <KindCell {...props} cells={pageCells} size="full" />
}
