import ArrowIcon from '@mui/icons-material/ArrowUpward'
import { lazy, Suspense } from 'react'
import { cellAttributes } from './cellAttributes.ts'
import { loadListParts } from './loadListParts.ts'
import type { ViewColumn } from './useViewSettings.ts'
import css from './ListTable.module.css'

const ColumnHandle = lazy(async () => ({ default: (await loadListParts()).ColumnHandle }))

type Props = {
  readonly column: ViewColumn
  readonly label: string
  /** it stays while the others are scrolled */
  readonly isFirst: boolean
  readonly sortDirection: false | 'asc' | 'desc'
  readonly onSort: (() => void) | undefined
  /** missing as long as nobody is near */
  readonly onResize: ((width: number | undefined) => void) | undefined
}

/** What stands above a column: its name, by which the list is sorted, and the edge that widens it. */
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
