import { minPrice, type Money } from '#domain/money.ts'
import { isPooled, type Database } from '#server/platform/database/database.ts'
import { batch } from '#server/engine/writes/batch.ts'

export type ReadMinimumPrice = (
  db: Database,
  settings: string,
  currency: Money['currency'],
) => Promise<Money>

/**
 * Creates the reader of the minimum price of a product in a currency: from the shop settings if they
 * use that currency, otherwise 0.01 of it.
 */
export function createMinimumPriceReader(pool: Database): ReadMinimumPrice {
  const readShared = batch(async (all: readonly string[]) => {
    const minimums = await Promise.all(
      [...new Set(all)].map(async (id) => [id, await readSetting(pool, id)] as const),
    )
    const byId = new Map(minimums)
    return all.map((id) => byId.get(id))
  })
  return async (db, settings, currency) => {
    const minimum = await (isPooled(db) ? readShared(settings) : readSetting(db, settings))
    return minimum?.currency === currency ? minimum : minPrice(currency)
  }
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
