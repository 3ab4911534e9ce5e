import { runSql } from '#server/platform/database/database.ts'
import { lockLevel, setOnHand } from '#server/commerce/stock/levels.ts'
import { recordMovements } from '#server/commerce/stock/movements.ts'
import { demo } from '../demoData.ts'
import { backdateRecords } from './backdate.ts'
import { day, iso } from './calendar.ts'
import type { SeedContext } from '../seedContext.ts'
import type { Timeline } from './timeline.ts'

export type DemoStock = {
  /** how many days ago suppliers delivered what had been sold since the previous delivery */
  readonly deliveriesDaysAgo: readonly number[]
  /** products that suppliers cannot deliver for now */
  readonly scarceProducts: readonly string[]
  /** the differences that staff found when counting the stock */
  readonly stocktake: {
    readonly daysAgo: number
    readonly differences: Readonly<Record<string, number>>
  }
}

const stocktakeReason = 'Stocktake'

/** How many days ago the first products existed, and the newer ones. */
const openedDaysAgo = 194
const newArrivalsDaysAgo = 23
const openingReason = 'Opening stock'

/** Dates opening stock to the start of the shop: products first, their stock an hour later. */
export async function backdateOpeningStock(seed: SeedContext): Promise<void> {
  const { products, now } = seed
  const { db } = seed.context
  const newArrivals = demo.productGroups.find(({ code }) => code === 'new_arrivals')?.codes ?? []
  const records = [...products].map(([code, id]) => ({
    id,
    at: now - (newArrivals.includes(code) ? newArrivalsDaysAgo : openedDaysAgo) * day,
  }))
  await backdateRecords(db, 'products', records)
  await runSql(
    db,
    `update stock_movements m set created_at = p.created_at + interval '1 hour', updated_at = p.created_at + interval '1 hour',
       reason = $1::text, search_text = lower($1::text)
     from products p where p.id = m.product and m.order_ is null and m.created_at = now()`,
    [openingReason],
  )
}

/** Creates deliveries and stocktakes, apart from orders. */
export async function* deliveryTimeline(seed: SeedContext): Timeline {
  for (const [index, daysAgo] of demo.stock.deliveriesDaysAgo.entries()) {
    yield seed.now - daysAgo * day
    const reason = `Delivery of the supplier, no. ${2207 + index * 31}`
    await restock(seed, reason)
    await backdateMovements(seed, reason, daysAgo)
  }
}

export async function* stocktakeTimeline(seed: SeedContext): Timeline {
  const { daysAgo, differences } = demo.stock.stocktake
  yield seed.now - daysAgo * day
  const { db } = seed.context
  for (const [code, difference] of Object.entries(differences)) {
    const product = seed.products.get(code)
    if (!product) continue
    const level = await lockLevel(db, product)
    const onHand = level.on_hand + difference
    await setOnHand(db, level, onHand, 'adjusted', { reason: stocktakeReason })
  }
  await backdateMovements(seed, stocktakeReason, daysAgo)
}

/** The last change of a stock level is its last movement. */
export const backdateLevels = ({ context: { db } }: SeedContext) =>
  runSql(
    db,
    `update inventory i set updated_at = m.at, created_at = m.first
     from (select product, max(created_at) as at, min(created_at) as first from stock_movements group by product) m
     where m.product = i.product`,
  )

async function restock({ context: { db }, products }: SeedContext, reason: string): Promise<void> {
  const { rows } = await runSql<{ product: string; onHand: number }>(
    db,
    `with missing as (
       select m.product, m.on_hand - i.on_hand as units from stock_movements m join inventory i on i.product = m.product
       where m.reason = $1 and m.on_hand > i.on_hand and m.product <> all($2::uuid[]))
     update inventory i set on_hand = i.on_hand + missing.units, available = i.available + missing.units, version = version + 1
     from missing where missing.product = i.product returning i.product, missing.units as "onHand"`,
    [openingReason, demo.stock.scarceProducts.flatMap((code) => products.get(code) ?? [])],
  )
  await recordMovements(db, 'received', rows, { reason })
}

const backdateMovements = (
  { context: { db }, now }: SeedContext,
  reason: string,
  daysAgo: number,
) =>
  runSql(db, 'update stock_movements set created_at = $1, updated_at = $1 where reason = $2', [
    iso(now - daysAgo * day),
    reason,
  ])
