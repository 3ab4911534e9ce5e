import { Skeleton } from '../../../components/Skeleton.tsx'
import { cellAttributes } from '../columns/cellAttributes.ts'
import type { RecordTable } from '../tableFeatures.ts'
import css from '../ListTable.module.css'

type Props = { readonly table: RecordTable; readonly isSelectable: boolean }

/** Placeholders for rows, visible only when loading takes a moment. */
export const SkeletonRows = ({ table, isSelectable }: Props) =>
  Array.from({ length: table.state.pagination.pageSize }, (_, index) => (
    <tr key={index} className={`${css.row} ${css.waiting}`} aria-hidden>
      {isSelectable && <td className={css.select} />}
      {table.getVisibleLeafColumns().map((column) => {
        const isName = column.columnDef.meta?.isName
        return (
          <td key={column.id} className={isName ? css.name : css.cell} {...cellAttributes(column)}>
            <Skeleton width={isName ? 110 + ((index * 37) % 70) : 72} height={14} />
          </td>
        )
      })}
      {table.options.meta?.actionsOf && <td className={css.actions} />}
    </tr>
  ))
