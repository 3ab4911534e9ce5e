import DataLoader from 'dataloader'
import type { Row } from './context.ts'

/** More at once would make the first ones wait for the last. */
const maxBatchSize = 50

/**
 * Requests that arrive in the same turn of the event loop share one statement: under load one round
 * trip serves many. Nothing is kept from one turn to the next. `work` answers in the order of what
 * it was given; it may refuse as a whole, then every request is refused.
 */
export function batch<Key>(
  work: (keys: readonly Key[]) => Promise<readonly (Row | undefined)[]>,
): (key: Key) => Promise<Row | undefined> {
  const loader = new DataLoader<Key, Row | undefined>(work, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (send) => void setImmediate(send),
  })
  return (key) => loader.load(key)
}
