import { newSecret } from '#server/platform/newSecret.ts'
import type { Database } from '#server/platform/database/database.ts'

const setting = 'invoice-links'
const kept = new WeakMap<Database, Promise<string>>()

/** What links to invoices are signed with: one key for every process on the same database. */
export function linkKey(db: Database): Promise<string> {
  const known = kept.get(db)
  if (known) return known
  const made = readOrMake(db)
  kept.set(db, made)
  // A database that was out of reach is asked again.
  made.catch(() => kept.delete(db))
  return made
}

async function readOrMake(db: Database): Promise<string> {
  await db
    .insertInto('kept_values')
    .values({ key: setting, value: JSON.stringify(newSecret()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('kept_values')
    .select('value')
    .where('key', '=', setting)
    .executeTakeFirstOrThrow()
  return String(value)
}
