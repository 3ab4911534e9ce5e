import { runSql, type Database } from './database.ts'

/**
 * Holds a row until the transaction ends. What belongs to it is read by a statement of its own after
 * that: one that had to wait for the lock sees other tables as they were before it waited.
 */
export const lockRow = async (
  db: Database,
  table: 'orders' | 'requests',
  id: string,
): Promise<void> => {
  await runSql(db, `select 1 from ${table} where id = $1 for no key update`, [id])
}
