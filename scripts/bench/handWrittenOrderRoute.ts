import type { FastifyPluginAsync } from 'fastify'
import type pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { pricingFactsQuery } from '#server/commerce/orders/checkout/pricingFacts.ts'
import { newId } from '#server/platform/newId.ts'
import { formatOrderNumber } from '#domain/order/orderNumbers.ts'
import { writeOrderMail } from './handWrittenMail.ts'
import { describeOrder, type OrderedProduct } from './handWrittenOrder.ts'
import { buyerId } from './orderData.ts'
import { readStatement } from './readStatement.ts'

type Body = {
  readonly cartId: string
  readonly items: readonly { readonly product: string; readonly quantity: number }[]
  readonly shippingAddress: Readonly<Record<string, string>>
}
type Claim = {
  readonly key: string | null
  readonly order_of_cart: string | null
  readonly unpaid_orders: number
  readonly name: string
  readonly email: string
}
type Taken = {
  readonly turn: number
  readonly reserved: number
  readonly unpaid_orders: number
}
type CheckoutData = {
  readonly at: string
  readonly products: readonly OrderedProduct[]
  readonly shipping: readonly { readonly price: number }[]
}

/**
 * Places an order in a transaction written for this one case: it writes the rows that ours writes,
 * with the fewest statements.
 */
export const handWrittenOrderRoute: FastifyPluginAsync<{ inTransaction: InTransaction }> = async (
  app,
  { inTransaction },
) => {
  app.post<{ Body: Body }>('/place', async ({ body, headers }, reply) => {
    const key = String(headers['idempotency-key'])
    return reply.code(201).send(await inTransaction((query) => placeOrder(query, body, key)))
  })
}

/** Runs the statement of a name. */
type Query = <Row extends pg.QueryResultRow>(
  name: string,
  values: readonly unknown[],
  text?: string,
) => Promise<Row[]>

/** Runs the work in a transaction, which fails with it. */
export type InTransaction = <T>(work: (query: Query) => Promise<T>) => Promise<T>

/** Returns transactions on connections of a pool. */
export const transactionsOf =
  (pool: pg.Pool): InTransaction =>
  async (work) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(
        async (name, values, text = readStatement(name)) =>
          (await client.query({ name, text, values: [...values] })).rows,
      )
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

async function placeOrder(query: Query, { cartId, items, shippingAddress }: Body, key: string) {
  const products = items.map(({ product }) => product).toSorted()
  const quantities = products.map(
    (product) => items.find((each) => each.product === product)?.quantity ?? 0,
  )
  const [claim] = await query<Claim>('claimOrder', [buyerId, key, cartId])
  if (!claim?.key || claim.order_of_cart) throw new Error('the order was placed before')
  const [facts] = await query<CheckoutData>(
    'pricingFacts',
    [products, buyerId, null, null, '', 'SA', '', 'USD', buyerId, [defaultBrand]],
    pricingFactsQuery,
  )
  if (!facts) throw new Error('the pricing facts were not found')
  const productById = new Map(facts.products.map((product) => [product.id, product]))
  const lines = items.map(({ product: each, quantity }) => {
    const product = productById.get(each)
    if (!product) throw new Error('a product is not for sale')
    return { product, quantity }
  })
  const id = newId()
  const movements = products.map(newId)
  // Only a statement that begins after the lock sees what others have released meanwhile.
  await query('lockStock', [products])
  const [taken] = await query<Taken>('reserveUnits', [
    id,
    products,
    quantities,
    movements,
    claim.email,
    buyerId,
  ])
  if (!taken || taken.reserved < products.length) throw new Error('out of stock')
  if (taken.unpaid_orders >= claim.unpaid_orders) throw new Error('too many unpaid orders')
  const number = formatOrderNumber('HAND', Number(facts.at.slice(0, 4)), taken.turn)
  const order = describeOrder({
    id,
    number,
    at: facts.at,
    buyer: { id: buyerId, name: claim.name, email: claim.email },
    lines,
    shippingAddress,
    shipping: facts.shipping[0]?.price ?? 0,
  })
  const { data } = order.answer
  const mail = writeOrderMail(order)
  await query('writeOrder', [
    id,
    buyerId,
    cartId,
    number,
    facts.at,
    claim.name,
    claim.email,
    data.itemsQuantity,
    JSON.stringify(shippingAddress),
    data.shippingMethod,
    data.subtotal.amount,
    data.shipping.amount,
    data.total.amount,
    JSON.stringify(order.rules),
    data.transferReference,
    data.paymentDeadline,
    `${number} ${claim.name} ${claim.email}`.toLowerCase(),
    data.brand,
    lines.map(({ product }) => product.id),
    order.factsOfLines.map((each) => JSON.stringify(each)),
    newId(),
    mail.subject,
    mail.text,
    mail.html,
    JSON.stringify(order.answer),
    key,
  ])
  return order.answer
}
