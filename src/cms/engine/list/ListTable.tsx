import { useDeferredValue, useState, type RefObject } from 'react'
import type { RecordData } from '#api/records.ts'
import { useText } from '../../context/useText.ts'
import { useIsOverflowing } from '../../kinds/useIsOverflowing.ts'
import { columnWidthStyles } from './columns/cellAttributes.ts'
import { HeaderCell } from './columns/HeaderCell.tsx'
import { ListRow, type RowDrag } from './rows/ListRow.tsx'
import { RowCheckbox } from './rows/RowCheckbox.tsx'
import { SkeletonRows } from './rows/SkeletonRows.tsx'
import type { RecordRow, RecordTable } from './tableFeatures.ts'
import type { RecordList } from './useList.ts'
import type { Density } from './views/useViewSettings.ts'
import headerCss from './columns/HeaderCell.module.css'
import css from './ListTable.module.css'

export type ListTableProps = {
  readonly list: RecordList
  readonly table: RecordTable
  readonly density: Density
  /** whether rows have bulk actions */
  readonly isSelectable: boolean
  /** the checkbox that selects all rows of the page */
  readonly selectPageRef: RefObject<HTMLTableCellElement | null>
  /** the rows in another order than that of the list */
  readonly rows?: readonly RecordRow[]
  /** set where rows can be reordered */
  readonly dragOf?: (record: RecordData) => RowDrag | undefined
}

export function ListTable({
  list,
  table,
  density,
  isSelectable,
  selectPageRef,
  rows,
  dragOf,
}: ListTableProps) {
  const t = useText()
  const { resource, state } = list
  const isSortedBySimilarity = list.isSimilar && state.sort === resource.sort
  // Resize handles are loaded when the pointer or focus comes near.
  const [isNear, setNear] = useState(false)
  const { ref, isOverflowing } = useIsOverflowing()
  // The next rows are drawn in slices, so that keys and presses do not wait for all of them.
  const latest = table.getRowModel().rows
  const drawn = useDeferredValue(latest)
  const isOutdated = !rows && drawn !== latest
  const isBusy = list.isStale || isOutdated
  const { rowsById } = table.getRowModel()
  const isReplaced = isOutdated && drawn.some(({ id }) => !(id in rowsById))
  const isPageSelected = table.getIsAllPageRowsSelected()
  return (
    <div className={css.scroll} data-wide={isOverflowing} ref={ref}>
      <table
        className={css.table}
        style={columnWidthStyles(table.state.columnSizing)}
        data-density={density}
        data-selectable={isSelectable}
        data-replaced={isReplaced}
        data-stale={isBusy}
        aria-busy={isBusy}
      >
        <thead onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
          <tr>
            {isSelectable && (
              <th scope="col" className={headerCss.head} data-select ref={selectPageRef}>
                <RowCheckbox
                  label={t('list.selectPage')}
                  checked={isPageSelected}
                  isIndeterminate={!isPageSelected && table.getIsSomePageRowsSelected()}
                  onChange={(event) => {
                    if (!isReplaced) table.getToggleAllPageRowsSelectedHandler()(event)
                  }}
                />
              </th>
            )}
            {table.getLeafHeaders().map((header) => (
              <HeaderCell
                key={header.id}
                header={header}
                sortDirection={!isSortedBySimilarity && header.column.getIsSorted()}
                isResizable={isNear}
              />
            ))}
            {table.options.meta?.actionsOf && (
              <th scope="col" className={headerCss.head} data-actions>
                <span className="visually-hidden">{t('list.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {list.isLoading || drawn.length === 0 ? (
            <SkeletonRows table={table} isSelectable={isSelectable} />
          ) : (
            (rows ?? drawn).map((row) => (
              <ListRow
                key={row.id}
                resource={resource}
                row={row}
                cells={row.getVisibleCells()}
                columnSizing={table.state.columnSizing}
                actionsOf={table.options.meta?.actionsOf}
                isSelected={isSelectable ? row.getIsSelected() : undefined}
                drag={dragOf?.(row.original)}
              />
            ))
          )}
        </tbody>
      </table>
    </div>
  )
}
