import { currencyCodes, type Money } from '#domain/money.ts'
import type { SecondPersonRules } from '#domain/secondPerson.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Row } from '#server/engine/context.ts'

export const readSecondPersonRules = (row: Row): SecondPersonRules => ({
  refundLimit: readMoney(row.refund_limit, row.refund_limit_currency),
  requiresSecondAdmin: row.second_admin === true,
})

function readMoney(amount: unknown, code: unknown): Money | undefined {
  const currency = currencyCodes.find((each) => each === code)
  return typeof amount === 'number' && currency ? { amount, currency } : undefined
}

/**
 * Returns whether a second administrator must approve changes to administrators. The shops of one
 * database share their accounts, so one shop's requirement applies to all of them.
 */
export const requiresSecondAdmin = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('settings').where('second_admin', 'is', true).limit(1).execute()).length > 0

/**
 * Returns how much one person may refund of an order: the limit of the shop that sold it, whichever
 * shop is used. If that shop is unknown, the strictest limit applies, preferring those in the
 * order's currency.
 */
export async function refundLimitOf(db: Database, order: string): Promise<Money | undefined> {
  const { rows } = await runSql<Row>(
    db,
    `with own as (
       select s.id from orders o join stored_values k on k.key = 'settings:' || o.brand
         join settings s on s.id = (k.value #>> '{}')::uuid where o.id = $1)
     select s.refund_limit, s.refund_limit_currency from settings s, orders o
     where o.id = $1 and (s.id in (select id from own) or not exists (select from own))
     order by s.refund_limit is null, s.refund_limit_currency = o.due_currency desc, s.refund_limit limit 1`,
    [order],
  )
  return readSecondPersonRules(rows[0] ?? {}).refundLimit
}
