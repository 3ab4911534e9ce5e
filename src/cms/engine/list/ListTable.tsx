import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
  type Updater,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { RecordData } from '#api/records.ts'
import { useText } from '../../context/useText.ts'
import { useIsWider } from '../../kinds/useIsWider.ts'
import type { RecordAction } from '../actions/recordActions.ts'
import { useColumnLabel } from './columnLabel.ts'
import { listColumns, startsDescending, type ListColumn } from './columns.ts'
import { ListRow } from './ListRow.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { List } from './useList.ts'
import type { View } from './useView.ts'
import css from './ListTable.module.css'

// Nothing here sorts: the server does, the table keeps the books.
const features = tableFeatures({ rowSortingFeature })
const helper = createColumnHelper<typeof features, RecordData>()

type Props = {
  readonly list: List
  readonly view: View
  /** where there is anything to be done with a row */
  readonly actionsOf?: (record: RecordData) => RecordAction[]
}

export function ListTable({ list, view, actionsOf }: Props) {
  const t = useText()
  const { resource, state, change, rows } = list
  const label = useColumnLabel(resource)
  const declared = useMemo(
    () => listColumns(resource).filter(({ name }) => !view.hidden.includes(name)),
    [resource, view.hidden],
  )
  const byName = useMemo(() => new Map(declared.map((each) => [each.name, each])), [declared])
  const columns = useMemo(
    () =>
      helper.columns(
        declared.map((column) =>
          helper.accessor((record) => record[column.name], {
            id: column.name,
            enableSorting: column.sortable,
            sortDescFirst: startsDescending(column),
          }),
        ),
      ),
    [declared],
  )
  const sorting: SortingState = [
    { id: state.sort.replace(/^-/, ''), desc: state.sort.startsWith('-') },
  ]
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: (record) => record._id,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (update) => {
      const [first] = next(update, sorting)
      if (first) change({ sort: `${first.desc ? '-' : ''}${first.id}` })
    },
  })
  const shown = (id: string): ListColumn[] => {
    const column = byName.get(id)
    return column ? [column] : []
  }
  const { box, isWider } = useIsWider()
  return (
    <div className={css.scroll} data-stale={list.isStale} data-wide={isWider} ref={box}>
      <table className={css.table} data-density={view.density} aria-busy={list.isStale}>
        <thead>
          <tr>
            {table.getAllLeafColumns().flatMap((column) =>
              shown(column.id).map(({ atEnd, isFigure, isName }) => {
                const sorted = column.getIsSorted()
                return (
                  <th
                    key={column.id}
                    scope="col"
                    className={css.head}
                    data-end={atEnd}
                    data-figure={isFigure}
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
            {actionsOf && (
              <th scope="col" className={css.head} data-actions>
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.isLoading ? (
            <SkeletonRows columns={declared} rows={state.limit} actions={actionsOf !== undefined} />
          ) : (
            table
              .getRowModel()
              .rows.map((row) => (
                <ListRow
                  key={row.id}
                  resource={resource}
                  record={row.original}
                  columns={declared}
                  {...(actionsOf && { actions: actionsOf(row.original) })}
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
