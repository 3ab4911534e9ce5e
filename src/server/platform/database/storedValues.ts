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

/**
 * Reads all values whose keys start with the prefix, which has no wildcard of `like`, by the rest
 * of their keys.
 */
export async function readStoredValues<T>(
  db: Database,
  prefix: string,
): Promise<ReadonlyMap<string, T>> {
  const rows = await db
    .selectFrom('stored_values')
    .select(['key', 'value'])
    .$castTo<{ key: string; value: T }>()
    .where('key', 'like', `${prefix}%`)
    .execute()
  return new Map(rows.map(({ key, value }) => [key.slice(prefix.length), value]))
}

export async function writeStoredValue(db: Database, key: string, value: unknown): Promise<void> {
  await db
    .insertInto('stored_values')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((oc) => oc.column('key').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })))
    .execute()
}
