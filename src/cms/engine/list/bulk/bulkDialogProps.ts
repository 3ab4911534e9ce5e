import type { RecordList } from '../useList.ts'
import type { BulkAction } from './useBulkAction.ts'

/** What every dialog over a selection knows. */
export type BulkDialogProps = {
  readonly list: RecordList
  /** how many are selected */
  readonly count: number
  readonly bulkAction: BulkAction
  readonly onClose: () => void
}
