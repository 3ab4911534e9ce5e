import { faces } from './faces.ts'
import type { CellProps } from './kindComponents.ts'

/** A value, rendered by its kind. */
export function Cell(props: Omit<CellProps, 'InnerCell'>) {
  const { Cell: KindCell } = faces[props.field.kind]
  return <KindCell {...props} InnerCell={InnerCell} />
}

const InnerCell: CellProps['InnerCell'] = (props) => <Cell {...props} size="full" />
