import type { ComponentType } from 'react'
import type { KindName } from '#resource/kinds/kindNames.ts'
import { Cell } from './Cell.tsx'
import { AddressLines } from './cells/AddressLines.tsx'
import { PermissionList } from './cells/PermissionList.tsx'
import { RelationList } from './cells/RelationList.tsx'
import { RowsTable } from './cells/RowsTable.tsx'
import type { CellProps } from './kindComponents.ts'

/** What pages show in full where a line would only show a count. */
const pageCells: Readonly<Partial<Record<KindName, ComponentType<CellProps>>>> = {
  relation: RelationList,
  relations: RelationList,
  links: RowsTable,
  list: RowsTable,
  address: AddressLines,
  permissions: PermissionList,
}

/** The full value, rendered by its kind. */
export function PageCell(props: Pick<CellProps, 'field' | 'value' | 'record'>) {
  const KindCell = pageCells[props.field.kind]
  return KindCell ? (
    <KindCell {...props} InnerCell={PageCell} size="full" />
  ) : (
    <Cell {...props} size="full" />
  )
}
