import type { List } from '../useList.ts'
import type { BulkDoing } from './useBulk.ts'

/** What every dialog over a selection knows. */
export type DialogProps = {
  readonly list: List
  /** how many are selected */
  readonly count: number
  readonly doing: BulkDoing
  readonly onClose: () => void
}
