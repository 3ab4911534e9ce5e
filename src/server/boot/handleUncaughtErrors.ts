import { isDatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'
import type { Log } from '#server/platform/log.ts'

/** More errors than this within a minute, and nobody can say what still works. */
const maxUncaught = 20
const oneMinute = 60_000

/**
 * What nobody caught is told, and the server goes on: all that lasts is in the database, whose
 * transactions ended with whoever held them. Only a process that fails again and again goes down in order.
 */
export function handleUncaughtErrors(log: Log, stop: (reason: string) => void): void {
  let recent: number[] = []
  // While it started, an error ended it.
  process.removeAllListeners('uncaughtException')
  process.on('unhandledRejection', (reason) => {
    log.error({ err: reason }, 'a promise was broken and nobody listened')
  })
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'an error that nobody caught')
    if (isDatabaseUnavailable(error)) return
    const now = Date.now()
    recent = [...recent.filter((at) => at > now - oneMinute), now]
    if (recent.length > maxUncaught) stop('too many errors that nobody caught')
  })
}
