import ArrowIcon from '@mui/icons-material/ArrowUpward'
import { lazy, Suspense } from 'react'
import { cellAttributes } from './cellAttributes.ts'
import { loadListParts } from '../loadListParts.ts'
import type { ViewColumn } from '../views/useViewSettings.ts'
import css from '../ListTable.module.css'

const ColumnHandle = lazy(async () => ({ default: (await loadListParts()).ColumnHandle }))

type Props = {
  readonly column: ViewColumn
  readonly label: string
  /** whether the column stays while the others scroll */
  readonly isFirst: boolean
  readonly sortDirection: false | 'asc' | 'desc'
  readonly onSort: (() => void) | undefined
  /** undefined until the pointer or focus is near */
  readonly onResize: ((width: number | undefined) => void) | undefined
}

/** The header of a column: sorts the list, and resizes the column at its edge. */
export function HeaderCell({ column, label, isFirst, sortDirection, onSort, onResize }: Props) {
  return (
    <th
      scope="col"
      className={css.head}
      {...cellAttributes(column, isFirst)}
      aria-sort={sortDirection ? (sortDirection === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {onSort ? (
        <button type="button" className={css.sort} onClick={onSort}>
          <span className={css.label}>{label}</span>
          <ArrowIcon
            className={css.arrow}
            data-sorted={sortDirection}
            fontSize="inherit"
            aria-hidden
          />
        </button>
      ) : (
        <span className={css.label}>{label}</span>
      )}
      {onResize && (
        <Suspense>
          <ColumnHandle name={column.name} label={label} width={column.width} onResize={onResize} />
        </Suspense>
      )}
    </th>
  )
}
