import { runSql, type Database } from './database.ts'

/** Waits for an advisory lock, by its number or name, and holds it until the transaction ends. */
export async function lockUntilCommit(db: Database, key: number | string): Promise<void> {
  const lock = typeof key === 'number' ? '$1' : 'hashtextextended($1, 0)'
  await runSql(db, `select pg_advisory_xact_lock(${lock})`, [key])
}
