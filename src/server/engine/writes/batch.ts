import { AsyncResource } from 'node:async_hooks'
import DataLoader from 'dataloader'
import type { Row } from '../context.ts'

/** A larger batch would make the first callers wait for the last. */
const maxBatchSize = 50

type Work<Key, Result> = (keys: readonly Key[]) => Promise<readonly Result[]>

/**
 * Lets calls from the same turn of the event loop share one statement, so that one round trip
 * serves many under load. Nothing is kept between turns. `work` returns results in the order of its
 * keys; if it throws, every call of the batch fails.
 */
export function batch<Key, Result = Row | undefined>(
  work: Work<Key, Result>,
): (key: Key) => Promise<Result> {
  const loader = new DataLoader<Key, Result>(work, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (send) => void setImmediate(send),
  })
  return (key) => loader.load(key)
}

/** One that waits for a lock must not hold up all others. */
const maxParallelWrites = 2

/** The same, and calls that come while batches are being written share the next one. */
export function batchWrites<Key, Result = Row | undefined>(
  work: Work<Key, Result>,
): (key: Key) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  const write: Work<Key, Result> = async (keys) => {
    try {
      return await work(keys)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
  const loader = new DataLoader<Key, Result>(write, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: (send) => {
      // The work keeps the deadlines and traces of its first caller.
      if (running >= maxParallelWrites) waiting.push(AsyncResource.bind(send))
      else {
        running += 1
        setImmediate(send)
      }
    },
  })
  return (key) => loader.load(key)
}
