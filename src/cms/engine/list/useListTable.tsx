import { createColumnHelper, functionalUpdate, useTable, type Updater } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Language } from '#domain/locale.ts'
import type { RecordData } from '#api/records.ts'
import type { Resource } from '#resource/resource.ts'
import { useLanguage } from '#ui/i18n/LanguageContext.tsx'
import type { RecordAction } from '../actions/useRecordActions.ts'
import type { Arrangement } from './columns/arrangement.ts'
import { listColumns, sortsDescendingFirst } from './columns/listColumns.ts'
import { optionalColumns } from './columns/optionalColumns.ts'
import { RecordCell } from './rows/RecordCell.tsx'
import type { Selection } from './rows/useSelection.ts'
import { formatSort, parseSort } from './sorting.ts'
import { listFeatures, type RecordTable } from './tableFeatures.ts'
import type { ListState } from './listState.ts'
import type { RecordList } from './useList.ts'
import type { ViewSettings } from './views/useViewSettings.ts'

type Options = {
  readonly list: RecordList
  readonly view: ViewSettings
  readonly selection: Selection
  /** set where rows have actions */
  readonly actionsOf: ((record: RecordData) => RecordAction[]) | undefined
}

/**
 * The table of a list. The address holds its sorting and page, the browser the arrangement of its
 * columns.
 */
export function useListTable({ list, view, selection, actionsOf }: Options): RecordTable {
  const { resource, state, change, rows, total } = list
  const { language } = useLanguage()
  const columns = useMemo(() => columnDefinitions(resource, language), [resource, language])
  const { columns: shown, columnSizing } = view
  // The cells of a row stay the same until this changes.
  const { columnPinning, ...arrangement } = useMemo(() => {
    const columnOrder = shown.map(({ name }) => name)
    return {
      columnOrder,
      columnSizing,
      columnVisibility: Object.fromEntries(
        columns.map(({ id = '' }) => [id, columnOrder.includes(id)]),
      ),
      columnPinning: { start: columnOrder.slice(0, 1), end: [] },
    }
  }, [columns, shown, columnSizing])
  const arrange =
    <Key extends keyof Arrangement>(key: Key) =>
    (updater: Updater<Arrangement[Key]>) =>
      view.setArrangement({ ...arrangement, [key]: functionalUpdate(updater, arrangement[key]) })
  const sorting = parseSort(state.sort)
  return useTable({
    features: listFeatures,
    columns,
    data: rows,
    getRowId: ({ _id }) => _id,
    meta: { actionsOf },
    rowCount: total,
    manualPagination: true,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: {
      ...arrangement,
      columnPinning,
      pagination: paginationOf(state),
      rowSelection: selection.rowSelection,
      sorting,
    },
    onColumnOrderChange: arrange('columnOrder'),
    onColumnSizingChange: arrange('columnSizing'),
    onColumnVisibilityChange: arrange('columnVisibility'),
    onRowSelectionChange: selection.setRowSelection,
    onSortingChange: (updater) => change({ sort: formatSort(functionalUpdate(updater, sorting)) }),
    onPaginationChange: (updater) =>
      change((latest) => {
        const { pageIndex, pageSize } = functionalUpdate(updater, paginationOf(latest))
        return { page: pageIndex + 1, limit: pageSize }
      }),
  })
}

const paginationOf = ({ page, limit }: ListState) => ({ pageIndex: page - 1, pageSize: limit })

const helper = createColumnHelper<typeof listFeatures, RecordData>()

/** Returns the declared columns, then those that can be added to them. */
const columnDefinitions = (resource: Resource, language: Language) =>
  helper.columns(
    [...listColumns(resource), ...optionalColumns(resource)].map((column) =>
      helper.accessor((record) => record[column.name], {
        id: column.name,
        header: column.label[language],
        cell: RecordCell,
        meta: column,
        enableHiding: !column.isName,
        enableSorting: column.isSortable,
        sortDescFirst: sortsDescendingFirst(column),
      }),
    ),
  )
