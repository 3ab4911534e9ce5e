import { maxUnpaidUnits, type UnpaidLimits } from '#domain/order/unpaidLimits.ts'
import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { lockUntilCommit } from '#server/platform/database/lockUntilCommit.ts'
import type { Demand } from '#server/commerce/stock/demand.ts'
import type { Shortage } from '#server/commerce/stock/reservations.ts'
import type { Buyer } from '../checkout/buyer.ts'

/** What a buyer has ordered and not paid. */
export type Unpaid = {
  /** orders of the account, across all brands */
  readonly orders: number
  /** units of the demanded products, held by all accounts of the company */
  readonly levels: readonly {
    readonly product: string
    readonly sellable: number
    readonly held: number
  }[]
}

/** Parallel orders of the same account wait here until the transaction ends, so that all count. */
export const lockUnpaid = (db: Database, { id }: Pick<Buyer, 'id'>) =>
  lockUntilCommit(db, `unpaid orders ${id}`)

/**
 * Reads what a buyer has not paid, once that and the levels are locked, so that it cannot change.
 * Only orders placed from a cart count; offers and renewals do not.
 */
export async function readUnpaid(
  db: Database,
  demand: Demand,
  { id, company }: Pick<Buyer, 'id' | 'company'>,
): Promise<Unpaid> {
  const { rows } = await runSql<Unpaid>(
    db,
    `with unpaid as materialized (select o.id, o.buyer_id from orders o
       where o.status = 'pending' and o.cart_id is not null and (o.buyer_id = $2 or o.company = $3)),
     held as (select h.product_id, sum(h.quantity)::int as quantity
       from unpaid join stock_reservations h on h.order_id = unpaid.id and h.product_id = any($1::uuid[]) group by 1)
     select (select count(*)::int from unpaid where buyer_id = $2) as orders,
       coalesce((select json_agg(json_build_object('product', i.product, 'sellable', i.on_hand - i.allocated, 'held', coalesce(held.quantity, 0)))
         from inventory i left join held on held.product_id = i.product where i.product = any($1::uuid[])), '[]') as levels`,
    [demand.map(({ product }) => product), id, company],
  )
  const [unpaid] = rows
  if (!unpaid) throw new Error('a statement without a table has one row')
  return unpaid
}

/** Refuses too many unpaid orders of an account with `too_many_unpaid`. */
export function assertUnpaidOrders({ orders }: Unpaid, limits: UnpaidLimits): void {
  if (orders >= limits.orders) throw refuse('too_many_unpaid', { values: { count: orders } })
}

/**
 * Returns the products that the buyer would hold too many unpaid units of, with how many they may
 * still take.
 */
export function unpaidShortage({ levels }: Unpaid, demand: Demand, limits: UnpaidLimits): Shortage {
  if (limits.share >= 100) return []
  return demand.flatMap(({ product, quantity }) => {
    const level = levels.find((each) => each.product === product)
    const remaining = level ? maxUnpaidUnits(level.sellable, limits) - level.held : 0
    return level && quantity > remaining ? [{ product, available: Math.max(0, remaining) }] : []
  })
}
