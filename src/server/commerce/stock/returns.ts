import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf, newVersion, now } from '#server/platform/database/expressions.ts'
import type { Demand } from './demand.ts'
import { lockLevels } from './reservations.ts'
import { recordMovements, type MovementDetails } from './movements.ts'

/** `held`: units still allocated to the order; `sent`: units shipped for it and not returned. */
type ReturnableProduct = { readonly product: string; readonly held: number; readonly sent: number }

export type Returnable = ReadonlyMap<string, ReturnableProduct>

type ReturnDetails = MovementDetails & { readonly order: string }

/**
 * Returns what can be returned to stock: allocated units, and shipped ones that were not returned
 * yet. Units that are only reserved do not count.
 */
export async function readReturnable(db: Database, order: string): Promise<Returnable> {
  const { rows } = await runSql<ReturnableProduct>(
    db,
    `select product, sum(held)::int as held, sum(sent)::int as sent from (
       select s.product_id as product, s.quantity as held, 0 as sent from stock_reservations s
       where s.order_id = $1 and s.state = 'allocated'
       union all
       select m.product, 0, -m.on_hand from stock_movements m
       where m.order_ = $1 and m.kind in ('shipped', 'received')) as owed
     group by product`,
    [order],
  )
  return new Map(rows.map((product) => [product.product, product]))
}

/** Like `readReturnable`, with the levels of these products locked until the transaction ends. */
export async function lockReturnable(
  db: Database,
  order: string,
  products: readonly string[],
): Promise<Returnable> {
  await db
    .selectFrom('stock_reservations')
    .where('order_id', '=', order)
    .where('product_id', '=', anyOf(products))
    .orderBy('product_id')
    .forUpdate()
    .execute()
  await lockLevels(db, products)
  return readReturnable(db, order)
}

/**
 * Returns how many units of something with these parts can be returned; 0 without tracked parts.
 */
export const countReturnable = (returnable: Returnable, parts: Demand): number =>
  parts.length
    ? Math.min(
        ...parts.map(({ product, quantity }) => {
          const { held = 0, sent = 0 } = returnable.get(product) ?? {}
          return Math.floor((held + sent) / quantity)
        }),
      )
    : 0

/** Returns units to stock: allocated ones are released first, then shipped ones are received. */
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
  await db
    .deleteFrom('stock_reservations')
    .where('order_id', '=', details.order)
    .where('product_id', '=', product)
    .where('quantity', '<=', units)
    .execute()
  await db
    .updateTable('stock_reservations')
    .set((eb) => ({ quantity: eb('quantity', '-', units) }))
    .where('order_id', '=', details.order)
    .where('product_id', '=', product)
    .execute()
  await db
    .updateTable('inventory')
    .set((eb) => ({
      allocated: eb('allocated', '-', units),
      available: eb('available', '+', units),
      updated_at: now,
    }))
    .where('product', '=', product)
    .execute()
  await recordMovements(db, 'released', [{ product, allocated: -units }], details)
}

async function receiveUnits(db: Database, product: string, units: number, details: ReturnDetails) {
  await db
    .updateTable('inventory')
    .set((eb) => ({
      on_hand: eb('on_hand', '+', units),
      available: eb('available', '+', units),
      ...newVersion,
    }))
    .where('product', '=', product)
    .execute()
  await recordMovements(db, 'received', [{ product, onHand: units }], details)
}
