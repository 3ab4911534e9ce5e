import { minPrice, type Money } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/**
 * Returns the minimum price of a product in a currency: from the shop settings if they use that
 * currency, otherwise 0.01 of it.
 */
export async function readMinimumPrice(
  db: Database,
  settings: string,
  currency: Money['currency'],
): Promise<Money> {
  const { rows } = await runSql<{ amount: number }>(
    db,
    `select minimum_price as amount from settings
     where id = $1 and minimum_price_currency = $2 and minimum_price is not null`,
    [settings, currency],
  )
  return rows[0] ? { amount: rows[0].amount, currency } : minPrice(currency)
}
