import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { signedIn } from '../accounts/access.ts'
import { run } from '../database/database.ts'
import type { Engine } from '../engine/engine.ts'
import { ownKit } from '../engine/ownKit.ts'
import { idParams } from '../engine/schemas.ts'
import type { Files } from '../files/files.ts'
import { uploaded } from '../files/uploaded.ts'
import { prepareBasket } from './basket.ts'
import { buyerOf } from './buyer.ts'
import { cartPrice } from './cartPrice.ts'
import { readFacts } from './facts.ts'
import { idempotencyHeader, keyOf } from './idempotency.ts'
import { invoiceAddress, invoiceCall, type InvoiceQuery } from './invoice/address.ts'
import type { OrderParts } from './parts.ts'
import { payAgain, submitProof } from './pay.ts'
import { placeOrder } from './place.ts'
import type { PlaceInput } from './prepare.ts'
import {
  cartPriceSchema,
  dataOf,
  paySchema,
  payableSchema,
  placedSchema,
  placeSchema,
  pricingQuery,
  timelineSchema,
} from './schemas.ts'
import { timelineOf } from '../timeline.ts'
import { merged, type Wanted } from './wanted.ts'

export type OrderRouteOptions = {
  readonly parts: OrderParts
  readonly orders: Engine
  readonly files: Files
}

type ById = { readonly Params: { readonly id: string } }
type PricingQuery = {
  readonly items: string
  readonly country?: string
  readonly address?: string
  readonly code?: string
  readonly giftCard?: string
  readonly shippingMethod?: string
}

/** What shoppers do with carts and orders; that they read their own comes with the declaration. */
export const shopperOrderRoutes: FastifyPluginAsync<OrderRouteOptions> = async (
  app,
  { parts, orders, files },
) => {
  const { db, brand, catalogue } = parts
  const own = ownKit(orders, db)
  const { config } = own
  const { labels } = config
  const security = [{ bearer: [] }]

  /** An order of somebody else does not exist. */
  async function demandOwn(request: FastifyRequest<ById>): Promise<string> {
    const { id } = request.params
    await own.demand(id, own.contextOf(request), [orders.resource.titleField])
    return id
  }

  app.get<{ Querystring: PricingQuery }>(
    '/pricing',
    {
      config: { access: 'anyone', labels, feature: 'cart' },
      schema: {
        operationId: 'priceCart',
        summary: 'What a cart costs and why; the same price that an order of it has',
        tags: ['orders'],
        querystring: pricingQuery,
        response: { 200: dataOf(cartPriceSchema) },
      },
    },
    async ({ query, account, language }) => {
      const hides = parts.hides()
      // Prices that nobody is shown are asked for, not worked out.
      if (hides.has('pricing')) throw refuse('payment_unavailable')
      const buyer = account?.audience === 'marketplace' ? await buyerOf(db, account.id) : undefined
      const wanted: Wanted = {
        items: merged(itemsIn(query.items)),
        country: query.country ?? (await countryOf(query.address, buyer?.id)) ?? brand.country,
        code: query.code?.trim() || null,
        // Who is nobody cannot try which gift cards there are.
        giftCard: (buyer && query.giftCard?.trim()) || null,
        shippingMethod: query.shippingMethod ?? null,
      }
      const facts = await readFacts(db, wanted, buyer, brand.currency)
      const prepared = prepareBasket(wanted, facts, { ...brand, language })
      return { data: cartPrice({ prepared, facts, catalogue, language, hides }) }
    },
  )

  async function countryOf(address: string | undefined, owner: string | undefined) {
    if (!address || !owner) return undefined
    const text = 'select country from addresses where id = $1 and owner_id = $2'
    const { rows } = await run<{ country: string }>(db, text, [address, owner])
    return rows[0]?.country
  }

  app.post<{ Body: PlaceInput }>(
    '/',
    {
      config: { ...config, feature: 'cart' },
      schema: {
        operationId: 'placeOrder',
        summary: 'Place an order: one key makes one order and one charge, and so does one cart',
        tags: ['orders'],
        security,
        headers: idempotencyHeader,
        body: placeSchema,
        response: { 201: placedSchema },
      },
    },
    async (request, reply) => {
      const key = keyOf(request.headers['idempotency-key'])
      const { body: input, language } = request
      const placing = { input, key, identity: signedIn(request), language }
      const { status, body, replayed } = await placeOrder(parts, orders, placing)
      if (replayed) reply.header('idempotent-replayed', 'true')
      return reply.code(status).send(body)
    },
  )

  app.post<ById & { Body: Parameters<typeof payAgain>[2] }>(
    '/:id/pay',
    {
      config,
      schema: {
        operationId: 'payOrder',
        summary:
          'Pay an order that waits for its money: the page to go to, or where to transfer it',
        tags: ['orders'],
        security,
        params: idParams,
        body: paySchema,
        response: { 200: dataOf(payableSchema) },
      },
    },
    async (request) => ({ data: await payAgain(parts, await demandOwn(request), request.body) }),
  )

  app.post<ById>(
    '/:id/proof',
    {
      config,
      schema: {
        operationId: 'submitProof',
        summary: 'Upload what shows that a transfer is on its way: a png or jpeg of at most 1 MB',
        tags: ['orders'],
        consumes: ['multipart/form-data'],
        security,
        params: idParams,
        response: { 204: { type: 'null', description: 'Done' } },
      },
    },
    async (request, reply) => {
      const id = await demandOwn(request)
      const { name, bytes } = await uploaded(request)
      const file = await files.accept(name, bytes)
      await submitProof(parts, id, file._id, signedIn(request))
      return reply.code(204).send()
    },
  )

  app.get<ById & InvoiceQuery>(
    '/:id/invoice',
    {
      config,
      schema: {
        operationId: 'readOwnInvoice',
        summary: 'The address of the invoice of an order, a page to print; good for ten minutes',
        tags: ['orders'],
        security,
        params: idParams,
        ...invoiceCall,
      },
    },
    async (request) =>
      invoiceAddress(db, await demandOwn(request), request.query.language ?? request.language),
  )

  app.get<ById>(
    '/:id/timeline',
    {
      config: { ...config, feature: 'orders' },
      schema: {
        operationId: 'readOwnOrderTimeline',
        summary: 'What became of an order, in its sequence',
        tags: ['orders'],
        security,
        params: idParams,
        response: { 200: timelineSchema },
      },
    },
    async (request) => {
      const events = await timelineOf(db, 'orders', await demandOwn(request))
      // Who of the shop did something is nobody's business outside of it.
      return { data: events.map(({ kind, at, facts }) => ({ kind, at, facts })) }
    },
  )
}

const itemsIn = (text: string): Wanted['items'] =>
  text.split(',').map((each) => {
    const [product = '', quantity] = each.split(':')
    return { product, quantity: Math.max(1, Number(quantity)) }
  })
