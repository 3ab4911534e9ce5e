import type { NotNull } from 'kysely'
import { minPrice, type Money } from '#domain/money.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Returns the minimum price of a product in a currency: from the shop settings if they use that
 * currency, otherwise 0.01 of it.
 */
export async function readMinimumPrice(
  db: Database,
  settings: string,
  currency: Money['currency'],
): Promise<Money> {
  const row = await db
    .selectFrom('settings')
    .select('minimum_price as amount')
    .$narrowType<{ amount: NotNull }>()
    .where('id', '=', settings)
    .where('minimum_price_currency', '=', currency)
    .where('minimum_price', 'is not', null)
    .executeTakeFirst()
  return row ? { amount: row.amount, currency } : minPrice(currency)
}
