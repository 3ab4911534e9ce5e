import DataLoader from 'dataloader'
import type { Row } from '../context.ts'

/** A larger batch would make the first callers wait for the last. */
const maxBatchSize = 50

/**
 * Lets calls from the same turn of the event loop share one statement, so that one round trip
 * serves many under load. Nothing is kept between turns. `work` returns results in the order of its
 * keys; if it throws, every call of the batch fails.
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
