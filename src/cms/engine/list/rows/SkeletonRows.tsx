import { Skeleton } from '../../../components/Skeleton.tsx'
import { cellAttributes } from '../columns/cellAttributes.ts'
import type { ViewColumn } from '../views/useViewSettings.ts'
import css from '../ListTable.module.css'

type Props = {
  readonly columns: readonly ViewColumn[]
  readonly rowCount: number
  /** whether there is a column for actions */
  readonly hasActions: boolean
  readonly isSelectable: boolean
}

/** Placeholders for rows, visible only when loading takes a moment. */
export const SkeletonRows = ({ columns, rowCount, hasActions, isSelectable }: Props) =>
  Array.from({ length: rowCount }, (_, index) => (
    <tr key={index} className={`${css.row} ${css.waiting}`} aria-hidden>
      {isSelectable && <td className={css.select} />}
      {columns.map((column, columnIndex) => (
        <td
          key={column.name}
          className={column.isName ? css.name : css.cell}
          {...cellAttributes(column, columnIndex === 0)}
        >
          <Skeleton width={column.isName ? `${46 + ((index * 17) % 34)}%` : 72} height={14} />
        </td>
      ))}
      {hasActions && <td className={css.actions} />}
    </tr>
  ))
