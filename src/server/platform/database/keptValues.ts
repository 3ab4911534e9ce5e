import { runSql, type Database } from './database.ts'

/** Reads a value that the server keeps besides its records: JSON by key. */
export async function readKeptValue<T>(db: Database, key: string): Promise<T | undefined> {
  const { rows } = await runSql<{ value: T }>(db, 'select value from kept_values where key = $1', [
    key,
  ])
  return rows[0]?.value
}

export async function writeKeptValue(db: Database, key: string, value: unknown): Promise<void> {
  await runSql(
    db,
    `insert into kept_values (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )
}
