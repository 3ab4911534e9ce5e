import { minPrice, type Money } from '#domain/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { batch } from '#server/engine/writes/batch.ts'

/** By database or transaction, so that the checks of many records at once read the setting once. */
const readers = new WeakMap<Database, (settings: string) => Promise<Money | undefined>>()

/**
 * Returns the minimum price of a product in a currency: from the shop settings if they use that
 * currency, otherwise 0.01 of it.
 */
export async function readMinimumPrice(
  db: Database,
  settings: string,
  currency: Money['currency'],
): Promise<Money> {
  const read = readers.get(db) ?? batch((ids: readonly string[]) => readSettings(db, ids))
  readers.set(db, read)
  const minimum = await read(settings)
  return minimum?.currency === currency ? minimum : minPrice(currency)
}

async function readSettings(db: Database, ids: readonly string[]) {
  const minimums = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, await readSetting(db, id)] as const),
  )
  const byId = new Map(minimums)
  return ids.map((id) => byId.get(id))
}

async function readSetting(db: Database, settings: string): Promise<Money | undefined> {
  const row = await db
    .selectFrom('settings')
    .select(['minimum_price as amount', 'minimum_price_currency as currency'])
    .where('id', '=', settings)
    .executeTakeFirst()
  const { amount, currency } = row ?? {}
  return typeof amount === 'number' && currency ? { amount, currency } : undefined
}
