import { runSql, type Database } from './database.ts'
import type { Tables } from './tables.generated.ts'

/** Whether a table exists already; a database that no server has opened yet is empty. */
export async function hasTable(db: Database, name: keyof Tables): Promise<boolean> {
  const { rows } = await runSql<{ found: boolean }>(
    db,
    `select exists (select from pg_class
       where relname = $1 and relkind = 'r' and relnamespace = current_schema()::regnamespace) as found`,
    [name],
  )
  return rows[0]?.found === true
}
