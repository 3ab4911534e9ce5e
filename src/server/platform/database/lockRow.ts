import type { Database } from './database.ts'

/**
 * Locks a row until the transaction ends. Read dependent rows in a separate statement afterwards: a
 * statement that waits for the lock sees other tables as they were before it waited.
 */
export const lockRow = async (
  db: Database,
  table: 'orders' | 'requests',
  id: string,
): Promise<void> => {
  await db.selectFrom(table).where('id', '=', id).forNoKeyUpdate().execute()
}
