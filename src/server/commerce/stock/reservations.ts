import { sql } from 'kysely'
import { compileOnce, type ValueOf } from '#server/platform/database/compileOnce.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { newId } from '#server/platform/newId.ts'
import { toDemandColumns, type Demand } from './demand.ts'
import {
  insertMovementsSql,
  movementValues,
  recordMovements,
  type MovementDetails,
} from './movements.ts'

type Reservation = {
  readonly product: string
  readonly quantity: number
  readonly state: ReservationState
}
type ReservationState = 'reserved' | 'allocated'
type OrderMovementDetails = MovementDetails & { readonly order: string }

/** Products with too little stock, and what is left of each. */
export type Shortage = readonly { readonly product: string; readonly available: number }[]

/**
 * Locks levels in the order of their products to prevent deadlocks. The update that follows checks again that there
 * is enough, so that of two buyers of the last unit only one gets it.
 */
export const lockLevels = (db: Database, products: readonly string[]) =>
  lockLevelsOf(db, { products: [...products] })

const lockLevelsOf = compileOnce((db, value: ValueOf<{ products: string[] }>) =>
  db
    .selectFrom('inventory')
    .where('product', '=', sql<string>`any(${value('products')})`)
    .orderBy('product')
    .forUpdate(),
)

/**
 * Reserves everything an order needs. Returns the shortage if there is too little: the transaction
 * must then be rolled back.
 */
export async function reserveStock(
  db: Database,
  demand: Demand,
  details: OrderMovementDetails,
): Promise<Shortage | undefined> {
  if (!demand.length) return undefined
  const [products, quantities] = toDemandColumns(demand)
  // The lock is a statement of its own: an update sees only what was committed before it began.
  const [, { rows }] = await settleAll([
    lockLevels(db, products),
    runSql<{ product: string }>(
      db,
      `with levels as (
         update inventory i set reserved = i.reserved + d.quantity, available = i.available - d.quantity, updated_at = now()
         from unnest($5::uuid[], $6::uuid[], $7::int[]) as d(movement, product, quantity)
         where i.product = d.product and i.available >= d.quantity returning d.movement, i.product, d.quantity),
       reservations as (insert into stock_reservations (order_id, product_id, quantity, state)
         select $2::uuid, product, quantity, 'reserved' from levels),
       movements as (${insertMovementsSql('(select movement as id, product, 0 as on_hand, 0 as allocated, quantity as reserved from levels) as m')})
       select product from levels`,
      [...movementValues('reserved', details), products.map(newId), products, quantities],
    ),
  ])
  if (rows.length === demand.length) return undefined
  const reservedProducts = new Set(rows.map(({ product }) => product))
  return readShortage(
    db,
    products.filter((product) => !reservedProducts.has(product)),
  )
}

async function readShortage(db: Database, products: readonly string[]): Promise<Shortage> {
  const { rows } = await runSql<{ product: string; available: number }>(
    db,
    `select s.product, coalesce(i.available, 0) as available
     from unnest($1::uuid[]) as s(product) left join inventory i on i.product = s.product`,
    [[...products]],
  )
  return rows
}

/** Turns an order's reservations into allocations. */
export async function allocateStock(db: Database, details: OrderMovementDetails): Promise<void> {
  const reservations = await lockReservations(db, details.order, ['reserved'])
  if (!reservations.length) return
  await applyToLevels(db, details.order, 'reserved', {
    reserved: '- s.quantity',
    allocated: '+ s.quantity',
  })
  await db
    .updateTable('stock_reservations')
    .set({ state: 'allocated' })
    .where('order_id', '=', details.order)
    .where('state', '=', 'reserved')
    .execute()
  const movements = reservations.map(({ product, quantity }) => ({
    product,
    reserved: -quantity,
    allocated: quantity,
  }))
  await recordMovements(db, 'allocated', movements, details)
}

/** Releases everything an order still holds. */
export async function releaseStock(db: Database, details: OrderMovementDetails): Promise<void> {
  const reservations = await lockReservations(db, details.order, ['reserved', 'allocated'])
  if (!reservations.length) return
  for (const state of ['reserved', 'allocated'] as const)
    await applyToLevels(db, details.order, state, {
      [state]: '- s.quantity',
      available: '+ s.quantity',
    })
  await db.deleteFrom('stock_reservations').where('order_id', '=', details.order).execute()
  const movements = reservations.map(({ product, quantity, state }) => ({
    product,
    [state]: -quantity,
  }))
  await recordMovements(db, 'released', movements, details)
}

/** Takes an order's allocated units off the stock. */
export async function shipStock(db: Database, details: OrderMovementDetails): Promise<void> {
  const reservations = await lockReservations(db, details.order, ['allocated'])
  if (!reservations.length) return
  await applyToLevels(db, details.order, 'allocated', {
    on_hand: '- s.quantity',
    allocated: '- s.quantity',
    version: '+ 1',
  })
  await db
    .deleteFrom('stock_reservations')
    .where('order_id', '=', details.order)
    .where('state', '=', 'allocated')
    .execute()
  const movements = reservations.map(({ product, quantity }) => ({
    product,
    onHand: -quantity,
    allocated: -quantity,
  }))
  await recordMovements(db, 'shipped', movements, details)
}

async function lockReservations(
  db: Database,
  order: string,
  states: readonly ReservationState[],
): Promise<readonly Reservation[]> {
  const rows = await db
    .selectFrom('stock_reservations')
    .select(['product_id as product', 'quantity', 'state'])
    .where('order_id', '=', order)
    .where('state', '=', anyOf(states))
    .orderBy('product_id')
    .forUpdate()
    .execute()
  if (rows.length)
    await lockLevels(
      db,
      rows.map(({ product }) => product),
    )
  return rows
}

type Column = 'on_hand' | 'allocated' | 'reserved' | 'available' | 'version'

const applyToLevels = (
  db: Database,
  order: string,
  state: ReservationState,
  changes: Readonly<Partial<Record<Column, string>>>,
) =>
  runSql(
    db,
    `update inventory i set ${Object.entries(changes)
      .map(([column, change]) => `${column} = i.${column} ${change}`)
      .join(', ')}, updated_at = now()
     from stock_reservations s where s.order_id = $1 and s.state = $2 and s.product_id = i.product`,
    [order, state],
  )
