import { setTimeout as sleep } from 'node:timers/promises'
import { isDisconnected } from '#server/platform/database/databaseUnavailable.ts'

/** In milliseconds: the pause before work is repeated after a lost connection. */
const retryDelay = 500

/** Repeats work while the database is disconnected, so that an outage costs no attempt. */
export async function retryThroughOutage<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onOutage?: (error: unknown) => void,
): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDisconnected(error)) throw error
      onOutage?.(error)
      await sleep(retryDelay, undefined, { signal, ref: false })
    }
  }
}
