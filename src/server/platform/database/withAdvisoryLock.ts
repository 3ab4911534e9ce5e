import { runSql, type Connection } from './database.ts'
import { withDeadlines } from './deadlines.ts'

/** Work that only one of several processes on the same database may do at a time. */
const locks = {
  structure: 7_305_114,
  seed: 7_305_115,
  admin: 7_305_116,
  singletons: 7_305_117,
  watch: 7_305_118,
} as const

/** Waits until no other process is at the same work. The embedded database has only one process anyway. */
export async function withAdvisoryLock<T>(
  connection: Connection,
  lock: keyof typeof locks,
  work: () => Promise<T>,
): Promise<T> {
  const runWork = () => withDeadlines('structure', work)
  if (connection.dialect === 'pglite') return runWork()
  // The lock ends with its transaction, also where a pooler lends connections for that long only.
  return withDeadlines('exclusive', () =>
    connection.lockingDb.transaction().execute(async (db) => {
      await runSql(db, 'select pg_advisory_xact_lock($1)', [locks[lock]])
      return runWork()
    }),
  )
}
