import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import { recordTables } from '../tables/declaredTables.ts'

/** Locks a record until the transaction ends and returns its version; undefined if it is gone. */
export async function lockVersion(db: Database, table: string, id: string) {
  const query = recordTables(db).selectFrom(table).select('version').where('id', '=', id)
  return (await query.forNoKeyUpdate().executeTakeFirst())?.version
}

/** Stores the version of a change that is not in the record's own columns. */
export const storeVersion = (db: Database, table: string, id: string, version: number) =>
  recordTables(db)
    .updateTable(table)
    .set({ version, updated_at: now })
    .where('id', '=', id)
    .execute()
