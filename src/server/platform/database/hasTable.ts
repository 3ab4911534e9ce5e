import { runSql, type Database } from './database.ts'
import type { Tables } from './tables.generated.ts'

/** Whether a table exists already; a database that no server has opened yet is empty. */
export async function hasTable(db: Database, name: keyof Tables): Promise<boolean> {
  const { rows } = await runSql<{ found: boolean }>(
    db,
    'select to_regclass($1) is not null as found',
    [name],
  )
  return rows[0]?.found === true
}
