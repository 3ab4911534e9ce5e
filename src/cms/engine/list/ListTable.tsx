import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo, useState, type RefObject } from 'react'
import type { RecordData } from '#api/records.ts'
import { useText } from '../../context/useText.ts'
import { useIsOverflowing } from '../../kinds/useIsOverflowing.ts'
import type { RecordAction } from '../actions/useRecordActions.ts'
import { resizeColumn } from './columns/arrangementEdits.ts'
import { columnWidthStyles } from './columns/cellAttributes.ts'
import { useColumnLabel } from './columns/useColumnLabel.ts'
import { HeaderCell } from './columns/HeaderCell.tsx'
import { ListRow, type RowDrag } from './rows/ListRow.tsx'
import { RowCheckbox } from './rows/RowCheckbox.tsx'
import { SkeletonRows } from './rows/SkeletonRows.tsx'
import { nextSort, sortDirectionOf } from './sorting.ts'
import type { RecordList } from './useList.ts'
import type { Selection } from './rows/useSelection.ts'
import type { ViewSettings } from './views/useViewSettings.ts'
import css from './ListTable.module.css'

// The server sorts and pages and the address holds the state; the library only combines columns and
// rows.
const features = tableFeatures({})
const helper = createColumnHelper<typeof features, RecordData>()

export type ListTableProps = {
  readonly list: RecordList
  readonly view: ViewSettings
  /** set where rows have actions */
  readonly actionsOf?: (record: RecordData) => RecordAction[]
  /** set where rows have bulk actions */
  readonly selection?: Selection
  /** the checkbox that selects all rows of the page */
  readonly selectPageRef: RefObject<HTMLTableCellElement | null>
  /** set where rows can be reordered */
  readonly dragOf?: (record: RecordData) => RowDrag | undefined
}

export function ListTable({
  list,
  view,
  actionsOf,
  selection,
  selectPageRef,
  dragOf,
}: ListTableProps) {
  const t = useText()
  const { resource, state, change, rows } = list
  const label = useColumnLabel(resource)
  const columns = useMemo(
    () =>
      helper.columns(
        view.columns.map(({ name }) => helper.accessor((record) => record[name], { id: name })),
      ),
    [view.columns],
  )
  const table = useTable({ features, columns, data: rows, getRowId: ({ _id }) => _id })
  const byName = new Map(view.columns.map((each) => [each.name, each]))
  const isSortedBySimilarity = list.isSimilar && state.sort === resource.sort
  // Resize handles are loaded when the pointer or focus comes near.
  const [isNear, setNear] = useState(false)
  const { ref, isOverflowing } = useIsOverflowing()
  const selectedCount = selection ? rows.filter(({ _id }) => selection.has(_id)).length : 0
  return (
    <div className={css.scroll} data-stale={list.isStale} data-wide={isOverflowing} ref={ref}>
      <table
        className={css.table}
        style={columnWidthStyles(view.columns)}
        data-density={view.density}
        data-selectable={selection !== undefined}
        aria-busy={list.isStale}
      >
        <thead onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
          <tr>
            {selection && (
              <th scope="col" className={css.head} data-select ref={selectPageRef}>
                <RowCheckbox
                  label={t('list.selectPage')}
                  checked={rows.length > 0 && selectedCount === rows.length}
                  isIndeterminate={selectedCount > 0 && selectedCount < rows.length}
                  onToggle={selection.togglePage}
                />
              </th>
            )}
            {table.getAllLeafColumns().map(({ id }, index) => {
              const column = byName.get(id)
              return (
                column && (
                  <HeaderCell
                    key={id}
                    column={column}
                    label={label(id)}
                    isFirst={index === 0}
                    sortDirection={sortDirectionOf(isSortedBySimilarity ? '' : state.sort, id)}
                    onSort={
                      column.isSortable
                        ? () => change({ sort: nextSort(state.sort, column) })
                        : undefined
                    }
                    onResize={
                      isNear
                        ? (width) => view.setColumns(resizeColumn(view.columns, id, width))
                        : undefined
                    }
                  />
                )
              )
            })}
            {actionsOf && (
              <th scope="col" className={css.head} data-actions>
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.isLoading ? (
            <SkeletonRows
              columns={view.columns}
              rowCount={state.limit}
              hasActions={actionsOf !== undefined}
              isSelectable={selection !== undefined}
            />
          ) : (
            table
              .getRowModel()
              .rows.map((row) => (
                <ListRow
                  key={row.id}
                  resource={resource}
                  record={row.original}
                  columns={view.columns}
                  {...(actionsOf && { actions: actionsOf(row.original) })}
                  {...(selection && { selection })}
                  drag={dragOf?.(row.original)}
                />
              ))
          )}
        </tbody>
      </table>
    </div>
  )
}
