import { sql } from 'kysely'
import type { Brand } from '#domain/brand.ts'
import { refuse } from '#domain/problem.ts'
import { compileOnce, type ValueOf } from '#server/platform/database/compileOnce.ts'
import type { Database } from '#server/platform/database/database.ts'
import { mergeItems, type CheckoutRequest } from './checkoutRequest.ts'

type OrderOfCart = {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly brand: string | null
}

/** Reads the order that a cart was ordered with before. */
export async function readOrderOfCart(
  db: Database,
  buyer: string,
  cart: string,
): Promise<OrderOfCart | undefined> {
  return (await readOrder(db, { buyer, cart })).rows[0]
}

const readOrder = compileOnce((db, value: ValueOf<{ buyer: string; cart: string }>) =>
  db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'brand'])
    .where('buyer_id', '=', value('buyer'))
    .where('cart_id', '=', value('cart')),
)

/**
 * Asserts that a cart has the items it was ordered with. Refuses with `cart_ended` or
 * `cart_ordered`.
 */
export async function assertSameOrder(
  db: Database,
  { id, number, status, brand: orderedAt }: OrderOfCart,
  { items }: Pick<CheckoutRequest, 'items'>,
  brand: Pick<Brand, 'key'>,
): Promise<void> {
  if (status === 'rejected' || orderedAt !== brand.key) throw refuse('cart_ended')
  if (!(await hasItems(db, id, items)))
    throw refuse('cart_ordered', { values: { number }, details: { order: { _id: id, number } } })
}

async function hasItems(
  db: Database,
  order: string,
  items: CheckoutRequest['items'],
): Promise<boolean> {
  const rows = await db
    .selectFrom('orders__items')
    .select(['target_id as product', sql<number>`(facts->>'quantity')::int`.as('quantity')])
    .where('source_id', '=', order)
    .execute()
  const requested = new Map(mergeItems(items).map(({ product, quantity }) => [product, quantity]))
  return (
    rows.length === requested.size &&
    rows.every(({ product, quantity }) => requested.get(product) === quantity)
  )
}
