import { minPrice, type Money } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/**
 * The least that a product may cost, in the currency of its price: what the settings of the shop say
 * where they say it in that currency, otherwise a hundredth of its unit.
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
