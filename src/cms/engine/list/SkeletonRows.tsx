import { Bone } from '../../pieces/Bone.tsx'
import type { ListColumn } from './columns.ts'
import css from './ListTable.module.css'

type Props = {
  readonly columns: readonly ListColumn[]
  readonly rows: number
  /** there is a place for them */
  readonly actions: boolean
}

/** Rows as they will be; they appear only when the answer takes a moment. */
export const SkeletonRows = ({ columns, rows, actions }: Props) =>
  Array.from({ length: rows }, (_, index) => (
    <tr key={index} className={`${css.row} ${css.waiting}`} aria-hidden>
      {columns.map(({ name, isName, atEnd, isFigure }) => (
        <td
          key={name}
          className={isName ? css.name : css.cell}
          data-end={atEnd}
          data-figure={isFigure}
        >
          <Bone width={isName ? `${46 + ((index * 17) % 34)}%` : 72} height={14} />
        </td>
      ))}
      {actions && <td className={css.actions} />}
    </tr>
  ))
