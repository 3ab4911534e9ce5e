import { runSql, type Connection } from '#server/platform/database/database.ts'

/** The columns of tables that may be null, by their numbers, with their names. */
export type Origins = ReadonlyMap<string, string>

export async function readOrigins({ db }: Connection): Promise<Origins> {
  const { rows } = await runSql<{ origin: string; name: string }>(
    db,
    `select a.attrelid::oid || '.' || a.attnum as origin, c.relname || '.' || a.attname as name
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and not a.attnotnull`,
  )
  return new Map(rows.map(({ origin, name }) => [origin, name]))
}
