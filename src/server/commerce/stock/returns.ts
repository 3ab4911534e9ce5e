import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Demand } from './demand.ts'
import { lockLevels } from './reservations.ts'
import { recordMovements, type MovementDetails } from './movements.ts'

/** What of a counted product an order still holds, and what of it has left for the order. */
type ReturnableProduct = { readonly product: string; readonly held: number; readonly sent: number }

/** By counted product: what can come back of it. */
export type Returnable = ReadonlyMap<string, ReturnableProduct>

type ReturnDetails = MovementDetails & { readonly order: string }

/**
 * What can come back of an order to where it is sold: what is allocated to it, and what was shipped and
 * has not come back. What is only reserved was promised to nobody for good.
 */
export async function readReturnable(db: Database, order: string): Promise<Returnable> {
  const { rows } = await runSql<ReturnableProduct>(
    db,
    `select product, sum(held)::int as held, sum(sent)::int as sent from (
       select h.product_id as product, h.quantity as held, 0 as sent from stock_holds h
       where h.order_id = $1 and h.state = 'allocated'
       union all
       select m.product, 0, -m.on_hand from stock_movements m
       where m.order_ = $1 and m.kind in ('shipped', 'received')) as owed
     group by product`,
    [order],
  )
  return new Map(rows.map((product) => [product.product, product]))
}

/** The same, with the levels of these products held until the transaction ends. */
export async function lockReturnable(
  db: Database,
  order: string,
  products: readonly string[],
): Promise<Returnable> {
  await runSql(
    db,
    'select 1 from stock_holds where order_id = $1 and product_id = any($2) order by product_id for update',
    [order, [...products]],
  )
  await lockLevels(db, products)
  return readReturnable(db, order)
}

/** How many units of something with these parts can come back; nothing without counted parts can. */
export const countReturnable = (returnable: Returnable, parts: Demand): number =>
  parts.length
    ? Math.min(
        ...parts.map(({ product, quantity }) => {
          const { held = 0, sent = 0 } = returnable.get(product) ?? {}
          return Math.floor((held + sent) / quantity)
        }),
      )
    : 0

/** Takes counted products back: what is still allocated is released, what was shipped is received. */
export async function returnStock(
  db: Database,
  demand: Demand,
  details: ReturnDetails,
): Promise<void> {
  const returnable = await readReturnable(db, details.order)
  for (const { product, quantity } of demand) {
    const releasedUnits = Math.min(quantity, returnable.get(product)?.held ?? 0)
    if (releasedUnits > 0) await releaseUnits(db, product, releasedUnits, details)
    if (quantity > releasedUnits) await receiveUnits(db, product, quantity - releasedUnits, details)
  }
}

async function releaseUnits(db: Database, product: string, units: number, details: ReturnDetails) {
  await runSql(
    db,
    'delete from stock_holds where order_id = $1 and product_id = $2 and quantity <= $3',
    [details.order, product, units],
  )
  await runSql(
    db,
    'update stock_holds set quantity = quantity - $3 where order_id = $1 and product_id = $2',
    [details.order, product, units],
  )
  await runSql(
    db,
    `update inventory set allocated = allocated - $2, available = available + $2, updated_at = now()
     where product = $1`,
    [product, units],
  )
  await recordMovements(db, 'released', [{ product, allocated: -units }], details)
}

async function receiveUnits(db: Database, product: string, units: number, details: ReturnDetails) {
  await runSql(
    db,
    `update inventory set on_hand = on_hand + $2, available = available + $2, version = version + 1,
       updated_at = now() where product = $1`,
    [product, units],
  )
  await recordMovements(db, 'received', [{ product, onHand: units }], details)
}
