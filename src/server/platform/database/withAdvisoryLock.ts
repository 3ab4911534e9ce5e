import { setTimeout } from 'node:timers/promises'
import { runSql, type Connection } from './database.ts'
import { currentDeadlines, withDeadlines } from './deadlines.ts'

/** Keys of the work that only one process on a database may do at a time. */
const locks = {
  structure: 7_305_114,
  seed: 7_305_115,
  admin: 7_305_116,
  singletons: 7_305_117,
  watch: 7_305_118,
} as const

/** In milliseconds: the pause before the lock is tried again. */
const retryPause = 50

/**
 * Runs work once no other process does the same; the embedded database has only one process anyway.
 */
export async function withAdvisoryLock<T>(
  connection: Connection,
  lock: keyof typeof locks,
  work: () => Promise<T>,
): Promise<T> {
  const runWork = () => withDeadlines('structure', work)
  if (connection.dialect === 'pglite') return runWork()
  return withDeadlines('exclusive', async () => {
    const giveUpAt = Date.now() + currentDeadlines().lock
    // Processes wait without a transaction: behind a pooler each would keep one of its few
    // connections, and the process that holds the lock would find none for its work.
    for (; Date.now() < giveUpAt; await setTimeout(retryPause)) {
      const result = await withLock(connection, locks[lock], runWork)
      if (result) return result.value
    }
    throw new Error(`another process holds the lock "${lock}" for too long`)
  })
}

/**
 * Returns undefined if another process holds the lock. It ends with its transaction, even where a
 * pooler lends connections only that long.
 */
const withLock = <T>({ lockingDb }: Connection, key: number, work: () => Promise<T>) =>
  lockingDb.transaction().execute(async (db) => {
    const text = 'select pg_try_advisory_xact_lock($1) as is_held'
    const { rows } = await runSql<{ is_held: boolean }>(db, text, [key])
    return rows[0]?.is_held ? { value: await work() } : undefined
  })
