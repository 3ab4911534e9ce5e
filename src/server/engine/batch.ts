import DataLoader from 'dataloader'
import type { Row } from './context.ts'

/** More at once would make the first ones wait for the last. */
const most = 50

/**
 * Requests that arrive in the same turn of the event loop share one statement: under load one round
 * trip serves many. Nothing is kept from one turn to the next. `work` answers in the order of what
 * it was given; it may refuse as a whole, then every request is refused.
 */
export function together<Asked>(
  work: (asked: readonly Asked[]) => Promise<readonly (Row | undefined)[]>,
): (asked: Asked) => Promise<Row | undefined> {
  const loader = new DataLoader<Asked, Row | undefined>(work, {
    cache: false,
    maxBatchSize: most,
    batchScheduleFn: (send) => void setImmediate(send),
  })
  return (asked) => loader.load(asked)
}
