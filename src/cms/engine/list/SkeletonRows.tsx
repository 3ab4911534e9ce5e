import { Skeleton } from '../../pieces/Bone.tsx'
import { cellProps } from './cellProps.ts'
import type { ViewColumn } from './useView.ts'
import css from './ListTable.module.css'

type Props = {
  readonly columns: readonly ViewColumn[]
  readonly rows: number
  /** there is a place for them */
  readonly actions: boolean
  readonly choices: boolean
}

/** Rows as they will be; they appear only when the answer takes a moment. */
export const SkeletonRows = ({ columns, rows, actions, choices }: Props) =>
  Array.from({ length: rows }, (_, index) => (
    <tr key={index} className={`${css.row} ${css.waiting}`} aria-hidden>
      {choices && <td className={css.select} />}
      {columns.map((column, place) => (
        <td
          key={column.name}
          className={column.isName ? css.name : css.cell}
          {...cellProps(column, place === 0)}
        >
          <Skeleton width={column.isName ? `${46 + ((index * 17) % 34)}%` : 72} height={14} />
        </td>
      ))}
      {actions && <td className={css.actions} />}
    </tr>
  ))
