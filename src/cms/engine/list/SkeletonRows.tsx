import { Bone } from '../../pieces/Bone.tsx'
import type { ListColumn } from './columns.ts'
import css from './ListTable.module.css'

/** Rows as they will be; they appear only when the answer takes a moment. */
export const SkeletonRows = ({ columns, rows }: { columns: readonly ListColumn[]; rows: number }) =>
  Array.from({ length: rows }, (_, index) => (
    <tr key={index} className={`${css.row} ${css.waiting}`} aria-hidden>
      {columns.map(({ name, isName, atEnd }) => (
        <td key={name} className={isName ? css.name : css.cell} data-end={atEnd}>
          <Bone width={isName ? `${46 + ((index * 17) % 34)}%` : 72} height={14} />
        </td>
      ))}
      <td className={css.actions} />
    </tr>
  ))
