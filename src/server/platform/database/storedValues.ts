import type { Database } from './database.ts'

/** Reads a value that the server keeps besides its records: JSON by key. */
export async function readStoredValue<T>(db: Database, key: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('stored_values')
    .select('value')
    .$castTo<{ value: T }>()
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

export async function writeStoredValue(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('stored_values')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((oc) => oc.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}
