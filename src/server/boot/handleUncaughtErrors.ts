import { isDatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'
import type { Log } from '#server/platform/log.ts'

/** After more errors than this within a minute, the state of the process is unknown. */
const maxUncaught = 20
const oneMinute = 60_000

/**
 * Logs uncaught errors and keeps the server running: all lasting state is in the database, whose
 * transactions were rolled back. Only repeated failures shut the process down.
 */
export function handleUncaughtErrors(log: Log, stop: (reason: string) => void): void {
  let recent: number[] = []
  // Replaces the handlers of the start, where an error ended the process.
  process.removeAllListeners('uncaughtException')
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'unhandled promise rejection')
  })
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught exception')
    if (isDatabaseUnavailable(error)) return
    const now = Date.now()
    recent = [...recent.filter((at) => at > now - oneMinute), now]
    if (recent.length > maxUncaught) stop('too many uncaught exceptions')
  })
}
