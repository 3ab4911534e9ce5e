import type { RecordList } from '../useList.ts'
import type { BulkAction } from './useBulkAction.ts'

/** The props of every dialog for a selection. */
export type BulkDialogProps = {
  readonly list: RecordList
  /** the number of selected records */
  readonly count: number
  readonly bulkAction: BulkAction
  readonly onClose: () => void
}
