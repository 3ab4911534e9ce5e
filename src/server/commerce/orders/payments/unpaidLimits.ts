import { maxUnpaidUnits, type UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { lockUntilCommit } from '#server/platform/database/lockUntilCommit.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import type { Demand } from '#server/commerce/stock/demand.ts'
import type { Shortage } from '#server/commerce/stock/reservations.ts'
import type { Buyer } from '../checkout/buyer.ts'

/** Orders placed from a cart; offers and renewals do not count against the shopper. */
const unpaidCondition = `o.status = 'pending' and o.cart_id is not null`

/**
 * Refuses too many unpaid orders of an account, across all brands. Parallel orders of the same
 * account wait here until the transaction ends, so that none is missed. Refuses with
 * `too_many_unpaid`.
 */
export async function assertUnpaidLimit(
  db: Database,
  { id }: Pick<Buyer, 'id'>,
  { orders }: UnpaidLimits,
): Promise<void> {
  const [, { rows }] = await settleAll([
    lockUntilCommit(db, `unpaid orders ${id}`),
    runSql<{ count: number }>(
      db,
      `select count(*)::int as count from orders o where o.buyer_id = $1 and ${unpaidCondition}`,
      [id],
    ),
  ])
  const count = rows[0]?.count ?? 0
  if (count >= orders) throw refuse('too_many_unpaid', { values: { count } })
}

/**
 * Returns the products that the buyer would hold too many unpaid units of, with how many they may
 * still take. All accounts of a company count as one buyer. The levels are already locked, so the
 * held units cannot change.
 */
export async function readUnpaidShareShortage(
  db: Database,
  demand: Demand,
  { id, company }: Pick<Buyer, 'id' | 'company'>,
  limits: UnpaidLimits,
): Promise<Shortage> {
  if (!demand.length || limits.share >= 100) return []
  const { rows } = await runSql<{ product: string; sellable: number; held: number }>(
    db,
    `with held as (select h.product_id, sum(h.quantity)::int as quantity
       from orders o join stock_reservations h on h.order_id = o.id and h.product_id = any($1::uuid[])
       where ${unpaidCondition} and (o.buyer_id = $2 or o.company = $3) group by 1)
     select i.product, i.on_hand - i.allocated as sellable, coalesce(held.quantity, 0) as held
     from inventory i left join held on held.product_id = i.product where i.product = any($1::uuid[])`,
    [demand.map(({ product }) => product), id, company],
  )
  return demand.flatMap(({ product, quantity }) => {
    const level = rows.find((each) => each.product === product)
    const remaining = level ? maxUnpaidUnits(level.sellable, limits) - level.held : 0
    return level && quantity > remaining ? [{ product, available: Math.max(0, remaining) }] : []
  })
}
