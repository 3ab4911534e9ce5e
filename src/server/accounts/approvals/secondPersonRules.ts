import { currencyCodes, type Money } from '#domain/money.ts'
import type { SecondPersonRules } from '#domain/secondPerson.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Row } from '#server/engine/context.ts'

/** What one shop's settings say of a second person. */
export const readSecondPersonRules = (row: Row): SecondPersonRules => ({
  refundLimit: readMoney(row.refund_limit, row.refund_limit_currency),
  requiresSecondAdmin: row.second_admin === true,
})

function readMoney(amount: unknown, code: unknown): Money | undefined {
  const currency = currencyCodes.find((each) => each === code)
  return typeof amount === 'number' && currency ? { amount, currency } : undefined
}

/**
 * Whether one administrator may not decide alone who else is one. The shops of one database share their
 * people, so that what one of them demands holds at all of them.
 */
export const requiresSecondAdmin = async (db: Database): Promise<boolean> =>
  (await runSql(db, 'select 1 from settings where second_admin limit 1')).rows.length > 0

/**
 * What one person may give back of an order: as the shop says that sold it, at whichever shop they ask.
 * Where that is not known the strictest shop counts, of those that say it in the currency of the order.
 */
export async function refundLimitOf(db: Database, order: string): Promise<Money | undefined> {
  const { rows } = await runSql<Row>(
    db,
    `with own as (
       select s.id from orders o join kept_values k on k.key = 'settings:' || o.brand
         join settings s on s.id = (k.value #>> '{}')::uuid where o.id = $1)
     select s.refund_limit, s.refund_limit_currency from settings s, orders o
     where o.id = $1 and (s.id in (select id from own) or not exists (select from own))
     order by s.refund_limit is null, s.refund_limit_currency = o.due_currency desc, s.refund_limit limit 1`,
    [order],
  )
  return readSecondPersonRules(rows[0] ?? {}).refundLimit
}
