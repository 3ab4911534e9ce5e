import { newSecret } from '#server/platform/newSecret.ts'
import type { Database } from '#server/platform/database/database.ts'

const settingKey = 'invoice-links'
const cache = new WeakMap<Database, Promise<string>>()

/** Returns the key that signs invoice links, shared by all processes on the same database. */
export function invoiceLinkKey(db: Database): Promise<string> {
  const cached = cache.get(db)
  if (cached) return cached
  const created = readOrCreateKey(db)
  cache.set(db, created)
  // Failures are not cached, so that the next call retries.
  created.catch(() => cache.delete(db))
  return created
}

async function readOrCreateKey(db: Database): Promise<string> {
  await db
    .insertInto('stored_values')
    .values({ key: settingKey, value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('stored_values')
    .select('value')
    .where('key', '=', settingKey)
    .executeTakeFirstOrThrow()
  return String(value)
}
