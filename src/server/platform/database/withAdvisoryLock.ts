import type { Connection } from './database.ts'
import { withDeadlines } from './deadlines.ts'
import { lockUntilCommit } from './lockUntilCommit.ts'

/** Keys of the work that only one process on a database may do at a time. */
const locks = {
  structure: 7_305_114,
  seed: 7_305_115,
  admin: 7_305_116,
  singletons: 7_305_117,
  watch: 7_305_118,
} as const

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
  // The lock ends with its transaction, even where a pooler lends connections only that long.
  return withDeadlines('exclusive', () =>
    connection.lockingDb.transaction().execute(async (db) => {
      await lockUntilCommit(db, locks[lock])
      return runWork()
    }),
  )
}
