import type { RecordList } from '../useList.ts'
import type { BulkAction } from './useBulkAction.ts'

/** The props of every dialog for a selection. */
export type BulkDialogProps = {
  readonly list: RecordList
  /** the number of selected records */
  readonly count: number
  /** those that the list shows now, which can be named */
  readonly shownRecords: RecordList['rows']
  readonly bulkAction: BulkAction
  readonly onClose: () => void
}
