import ArrowIcon from '@mui/icons-material/ArrowUpward'
import { FlexRender } from '@tanstack/react-table'
import { lazy, Suspense } from 'react'
import { loadListParts } from '../loadListParts.ts'
import type { RecordHeader } from '../tableFeatures.ts'
import { cellAttributes } from './cellAttributes.ts'
import css from './HeaderCell.module.css'

const ColumnResizeHandle = lazy(async () => ({
  default: (await loadListParts()).ColumnResizeHandle,
}))

type Props = {
  readonly header: RecordHeader
  readonly sortDirection: false | 'asc' | 'desc'
  /** false until the pointer or focus is near */
  readonly isResizable: boolean
}

/** The header of a column: sorts the list, and resizes the column at its edge. */
export function HeaderCell({ header, sortDirection, isResizable }: Props) {
  const { column } = header
  const label = (
    <span className={css.label}>
      <FlexRender header={header} />
    </span>
  )
  return (
    <th
      scope="col"
      className={css.head}
      {...cellAttributes(column)}
      aria-sort={sortDirection ? (sortDirection === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {column.getCanSort() ? (
        <button type="button" className={css.sort} onClick={column.getToggleSortingHandler()}>
          {label}
          <ArrowIcon
            className={css.arrow}
            data-sorted={sortDirection}
            fontSize="inherit"
            aria-hidden
          />
        </button>
      ) : (
        label
      )}
      {isResizable && (
        <Suspense>
          <ColumnResizeHandle column={column} />
        </Suspense>
      )}
    </th>
  )
}
