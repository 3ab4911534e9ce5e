import { cells } from './cells.ts'
import { AddressLines } from './cells/AddressLines.tsx'
import { PermissionList } from './cells/PermissionList.tsx'
import { RelationList } from './cells/RelationList.tsx'
import { RowsTable } from './cells/RowsTable.tsx'
import type { CellMap } from './kindComponents.ts'

/** How each kind renders a value on a page: in full where a line would only show a count. */
export const pageCells: CellMap = {
  ...cells,
  relation: RelationList,
  relations: RelationList,
  links: RowsTable,
  list: RowsTable,
  address: AddressLines,
  permissions: PermissionList,
}
