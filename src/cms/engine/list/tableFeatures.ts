import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  metaHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type Column,
  type Header,
  type ReactTable,
  type Row,
} from '@tanstack/react-table'
import type { RecordData } from '#api/records.ts'
import type { RecordAction } from '../actions/useRecordActions.ts'
import type { ListColumn } from './columns/listColumns.ts'

/** What the table does; the server sorts, filters and pages. */
export const listFeatures = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ListColumn>(),
  tableMeta: metaHelper<TableMeta>(),
})

export type ActionsOf = (record: RecordData) => RecordAction[]

type TableMeta = {
  /** set where rows have actions */
  readonly actionsOf: ActionsOf | undefined
}

type Features = typeof listFeatures

export type RecordTable = ReactTable<Features, RecordData>
export type RecordRow = Row<Features, RecordData>
export type RecordColumn = Column<Features, RecordData>
export type RecordHeader = Header<Features, RecordData>
