import type { FastifyPluginAsync } from 'fastify'
import type pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { pricingFactsQuery } from '#server/commerce/orders/checkout/pricingFacts.ts'
import { newId } from '#server/platform/newId.ts'
import { buyerId } from './orderData.ts'
import { statementName } from './statementName.ts'

type Body = {
  readonly cartId: string
  readonly items: readonly { readonly product: string; readonly quantity: number }[]
  readonly shippingAddress: Readonly<Record<string, string>>
}
type CheckoutData = {
  readonly at: string
  readonly products: readonly {
    readonly id: string
    readonly code: string
    readonly name: Readonly<Record<string, string>>
    readonly price: number
  }[]
  readonly shipping: readonly { readonly price: number }[]
}

/**
 * Places an order in a transaction written for this one case: the same statements and nothing else.
 */
export const handWrittenOrderRoute: FastifyPluginAsync<{ pool: pg.Pool }> = async (
  app,
  { pool },
) => {
  app.post<{ Body: Body }>('/place', async ({ body, headers }, reply) => {
    const client = await pool.connect()
    const query = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) =>
      (await client.query<Row>({ name: statementName(text), text, values: [...values] })).rows
    try {
      await client.query('begin')
      const id = await placeOrder(query, body, String(headers['idempotency-key']))
      await client.query('commit')
      await query(selectPaymentStateSql, [id])
      const [order] = await query(selectOrderSql, [id])
      await query(storeResponseSql, [
        buyerId,
        headers['idempotency-key'],
        201,
        JSON.stringify(order),
      ])
      return reply.code(201).send({ data: order })
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  })
}

type Query = <Row extends pg.QueryResultRow>(
  text: string,
  values: readonly unknown[],
) => Promise<Row[]>

async function placeOrder(query: Query, { cartId, items, shippingAddress }: Body, key: string) {
  const products = items.map(({ product }) => product).toSorted()
  const quantities = products.map(
    (product) => items.find((each) => each.product === product)?.quantity ?? 0,
  )
  await query(
    'insert into idempotency_keys (caller, key, hash) values ($1, $2, $3) on conflict do nothing returning key',
    [buyerId, key, cartId],
  )
  await query('select id from orders where buyer_id = $1 and cart_id = $2', [buyerId, cartId])
  await query('select id, name, email, language from accounts where id = $1', [buyerId])
  const [facts] = await query<CheckoutData>(pricingFactsQuery, [
    products,
    buyerId,
    null,
    null,
    '',
    'SA',
    '',
    'USD',
    buyerId,
    [defaultBrand],
  ])
  if (!facts) throw new Error('the pricing facts were not found')
  const productById = new Map(facts.products.map((product) => [product.id, product]))
  const lines = items.map(({ product, quantity }) => ({
    product,
    quantity,
    total: (productById.get(product)?.price ?? 0) * quantity,
  }))
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  const total = subtotal + (facts.shipping[0]?.price ?? 0)
  const id = newId()
  await query('select 1 from inventory where product = any($1) order by product for update', [
    products,
  ])
  const reserved = await query(reserveSql, [products, quantities])
  if (reserved.length < products.length) throw new Error('out of stock')
  await query(
    `insert into stock_reservations (order_id, product_id, quantity, state) select $1, d.product, d.quantity, 'reserved' from unnest($2::uuid[], $3::int[]) as d(product, quantity)`,
    [id, products, quantities],
  )
  await query(insertMovementsSql, [products.map(newId), products, quantities, id])
  const [{ value } = { value: 0 }] = await query<{ value: number }>(
    `insert into number_sequences (kind, value) values ('order:HAND', 1) on conflict (kind) do update set value = number_sequences.value + 1 returning value`,
    [],
  )
  const units = quantities.reduce((sum, each) => sum + each, 0)
  await query(insertOrderSql, [
    id,
    buyerId,
    cartId,
    `HAND-${value}`,
    facts.at,
    'Bench Buyer',
    'bench-buyer@example.com',
    units,
    JSON.stringify(shippingAddress),
    subtotal,
    total - subtotal,
    total,
    `hand-${value} bench buyer`,
  ])
  await query(
    `insert into orders__items (source_id, target_id, position, facts) select $1::uuid, l.product, l.position, l.facts::jsonb from unnest($2::uuid[], $3::text[]) with ordinality as l(product, facts, position)`,
    [
      id,
      lines.map(({ product }) => product),
      lines.map((line) =>
        JSON.stringify({ ...line, shipped: 0, ...productById.get(line.product) }),
      ),
    ],
  )
  await query(
    `insert into order_events (order_id, kind, actor, actor_name, facts) values ($1, 'placed', $2, 'Bench Buyer', '{}')`,
    [id, buyerId],
  )
  await query(selectMailDataSql, [id])
  await query(insertMailSql, [newId(), 'bench-buyer@example.com', mailText(lines.length)])
  return id
}

const mailText = (lines: number): string => `Your order of ${lines} lines. `.repeat(100)

const reserveSql = `update inventory i set reserved = i.reserved + d.quantity, available = i.available - d.quantity, updated_at = now()
  from unnest($1::uuid[], $2::int[]) as d(product, quantity) where i.product = d.product and i.available >= d.quantity returning i.product`
const insertMovementsSql = `insert into stock_movements (id, product, kind, on_hand, allocated, reserved, order_, actor, reason, search_text)
  select m.id, m.product, 'reserved', 0, 0, m.quantity, $4, '', '', '' from unnest($1::uuid[], $2::uuid[], $3::int[]) as m(id, product, quantity)`
const insertOrderSql = `insert into orders (id, buyer_id, cart_id, number, status, payment_status, payment_method, placed_at, customer_name,
  email, language, customer, items_quantity, shipping_address, subtotal, subtotal_currency, shipping, shipping_currency,
  total, total_currency, due, due_currency, paid, paid_currency, refunded, refunded_currency, payment_deadline, search_text)
  values ($1, $2, $3, $4, 'pending', 'awaiting_transfer', 'bank_transfer', $5, $6, $7, 'en', $2, $8, $9, $10, 'USD', $11, 'USD',
  $12, 'USD', $12, 'USD', 0, 'USD', 0, 'USD', now() + interval '5 days', $13)`
const selectMailDataSql = `select number, customer_name, email, language, subtotal, shipping, total, transfer_reference, payment_deadline,
  (select json_agg(l.facts order by l.position) from orders__items l where l.source_id = o.id) as items from orders o where o.id = $1`
const insertMailSql = `insert into mails (id, recipient, language, template, subject, body_text, body_html) values ($1, $2, 'en', 'order', 'Your order', $3, $3)`
const selectPaymentStateSql = `select payment_method, status, due - paid as left, transfer_reference, payment_deadline, language from orders where id = $1`
const selectOrderSql = `select o.*, (select json_agg(json_build_object('product', json_build_object('_id', p.id, 'name', p.name->>'en', 'code', p.code, 'price', p.price), 'facts', l.facts) order by l.position)
  from orders__items l join products p on p.id = l.target_id where l.source_id = o.id) as items from orders o where o.id = $1`
const storeResponseSql = `update idempotency_keys set status = $3, answer = $4 where caller = $1 and key = $2 and status is null`
