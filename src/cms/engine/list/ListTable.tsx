import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import {
  columnVisibilityFeature,
  createColumnHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type PaginationState,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { RecordData } from '#api/records.ts'
import { useText } from '../../context/useText.ts'
import type { RecordAction } from '../recordActions.tsx'
import { useColumnLabel } from './columnLabel.ts'
import { listColumns, startsDescending, type ListColumn } from './columns.ts'
import { ListRow } from './ListRow.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { List } from './useList.ts'
import type { View } from './useView.ts'
import css from './ListTable.module.css'

// Nothing here sorts or pages: the server does, the table keeps the books.
const features = tableFeatures({ rowPaginationFeature, rowSortingFeature, columnVisibilityFeature })
const helper = createColumnHelper<typeof features, RecordData>()

type Props = {
  readonly list: List
  readonly view: View
  readonly actionsOf: (record: RecordData) => RecordAction[]
}

export function ListTable({ list, view, actionsOf }: Props) {
  const t = useText()
  const { resource, state, change, rows, total } = list
  const label = useColumnLabel(resource)
  const declared = useMemo(() => listColumns(resource), [resource])
  const byName = useMemo(() => new Map(declared.map((each) => [each.name, each])), [declared])
  const columns = useMemo(
    () =>
      helper.columns(
        declared.map((column) =>
          helper.accessor((record) => record[column.name], {
            id: column.name,
            enableSorting: column.sortable,
            enableHiding: !column.isName,
            sortDescFirst: startsDescending(column),
          }),
        ),
      ),
    [declared],
  )
  const sorting: SortingState = [
    { id: state.sort.replace(/^-/, ''), desc: state.sort.startsWith('-') },
  ]
  const pagination: PaginationState = { pageIndex: state.page - 1, pageSize: state.limit }
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (record) => record._id,
    manualPagination: true,
    manualSorting: true,
    enableSortingRemoval: false,
    rowCount: total,
    state: {
      sorting,
      pagination,
      columnVisibility: Object.fromEntries(view.hidden.map((name) => [name, false])),
    },
    onSortingChange: (update) => {
      const [first] = next(update, sorting)
      if (first) change({ sort: `${first.desc ? '-' : ''}${first.id}` })
    },
    onPaginationChange: (update) => {
      const { pageIndex, pageSize } = next(update, pagination)
      change({ page: pageIndex + 1, limit: pageSize })
    },
  })
  const shown = (id: string): ListColumn[] => {
    const column = byName.get(id)
    return column ? [column] : []
  }
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => shown(id))
  return (
    <div className={css.scroll} data-stale={list.isStale}>
      <table className={css.table} data-density={view.density} aria-busy={list.isStale}>
        <thead>
          <tr>
            {table.getVisibleLeafColumns().flatMap((column) =>
              shown(column.id).map(({ atEnd, isName }) => {
                const sorted = column.getIsSorted()
                return (
                  <th
                    key={column.id}
                    scope="col"
                    className={css.head}
                    data-end={atEnd}
                    data-name={isName}
                    aria-sort={ariaSort(sorted)}
                  >
                    {column.getCanSort() ? (
                      <button
                        type="button"
                        className={css.sort}
                        onClick={() => column.toggleSorting()}
                      >
                        {label(column.id)}
                        {sorted ? (
                          <SortIcon sorted={sorted} />
                        ) : (
                          <UpIcon className={css.unsorted} fontSize="inherit" aria-hidden />
                        )}
                      </button>
                    ) : (
                      label(column.id)
                    )}
                  </th>
                )
              }),
            )}
            <th scope="col" className={css.head} data-actions>
              <span className="visually-hidden">{t('list.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.isLoading ? (
            <SkeletonRows columns={visible} rows={state.limit} />
          ) : (
            table
              .getRowModel()
              .rows.map((row) => (
                <ListRow
                  key={row.id}
                  resource={resource}
                  record={row.original}
                  columns={visible}
                  actions={actionsOf(row.original)}
                />
              ))
          )}
        </tbody>
      </table>
    </div>
  )
}

const SortIcon = ({ sorted }: { sorted: 'asc' | 'desc' }) =>
  sorted === 'asc' ? (
    <UpIcon className={css.sorted} fontSize="inherit" aria-hidden />
  ) : (
    <DownIcon className={css.sorted} fontSize="inherit" aria-hidden />
  )

const next = <T,>(update: Updater<T>, current: T): T =>
  update instanceof Function ? update(current) : update

const ariaSort = (sorted: false | 'asc' | 'desc') =>
  sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'
