import type { FastifyPluginAsync } from 'fastify'
import type pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { pricingFactsQuery } from '#server/commerce/orders/checkout/pricingFacts.ts'
import { newId } from '#server/platform/newId.ts'
import { buyerId } from './orderData.ts'
import { readStatement } from './readStatement.ts'

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
    const query: Query = async (name, values, text = readStatement(name)) =>
      (await client.query({ name, text, values: [...values] })).rows
    try {
      await client.query('begin')
      const key = String(headers['idempotency-key'])
      const id = await placeOrder(query, body, key)
      await query('selectPaymentState', [id])
      const [order] = await query('selectOrder', [id])
      await query('storeResponse', [buyerId, key, 201, JSON.stringify(order)])
      await client.query('commit')
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
  statement: string,
  values: readonly unknown[],
  text?: string,
) => Promise<Row[]>

async function placeOrder(query: Query, { cartId, items, shippingAddress }: Body, key: string) {
  const products = items.map(({ product }) => product).toSorted()
  const quantities = products.map(
    (product) => items.find((each) => each.product === product)?.quantity ?? 0,
  )
  await query('claimKey', [buyerId, key, cartId])
  await query('findByCart', [buyerId, cartId])
  await query('selectBuyer', [buyerId])
  const [facts] = await query<CheckoutData>(
    'pricingFacts',
    [products, buyerId, null, null, '', 'SA', '', 'USD', buyerId, [defaultBrand]],
    pricingFactsQuery,
  )
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
  await query('lockStock', [products])
  const reserved = await query('reserveStock', [products, quantities])
  if (reserved.length < products.length) throw new Error('out of stock')
  await query('insertReservations', [id, products, quantities])
  await query('insertMovements', [products.map(newId), products, quantities, id])
  const [{ value } = { value: 0 }] = await query<{ value: number }>('nextNumber', [])
  const units = quantities.reduce((sum, each) => sum + each, 0)
  await query('insertOrder', [
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
  await query('insertOrderItems', [
    id,
    lines.map(({ product }) => product),
    lines.map((line) => JSON.stringify({ ...line, shipped: 0, ...productById.get(line.product) })),
  ])
  await query('insertOrderEvent', [id, buyerId])
  await query('selectMailData', [id])
  await query('insertMail', [newId(), 'bench-buyer@example.com', mailText(lines.length)])
  return id
}

/** As long as the texts of our mail, which has two of them. */
const mailText = (lines: number): string => `Your order of ${lines} lines. `.repeat(270)
