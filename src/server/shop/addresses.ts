import { run, type Database } from '../database/database.ts'

const keyOf = (brand: string): string => `address:${brand}`

/** Other processes on the same database lead to a brand where it was last served. */
export async function keepAddress(db: Database, brand: string, publicUrl: string): Promise<void> {
  await run(
    db,
    `insert into kept_values (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [keyOf(brand), JSON.stringify(publicUrl)],
  )
}

export async function keptAddress(db: Database, brand: string): Promise<string | undefined> {
  const { rows } = await run<{ value: string }>(
    db,
    'select value from kept_values where key = $1',
    [keyOf(brand)],
  )
  return rows[0]?.value
}
