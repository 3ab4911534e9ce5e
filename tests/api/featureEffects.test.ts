/** @module-tag long */
import { describe, expect, it } from 'vitest'
import type { Features } from '#domain/brand.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import {
  runOrderAction,
  placeOrder,
  riyadhAddress,
  createProduct,
  createShippableProduct,
} from '../support/commerce.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { acceptOffer, requestQuote, makeOffer, runStaffAction } from '../support/quotes.ts'
import { openShop, type Shop } from '../support/shop.ts'

const own = '/api/marketplace-customer'

/** Runs something in a shop with these features. */
async function inShop(
  features: Partial<Features>,
  happens: (shop: Shop, buyer: Person) => Promise<void>,
): Promise<void> {
  const shop = await openShop('pglite', [], {}, false, features)
  try {
    await happens(shop, await createCustomer(shop, 1))
  } finally {
    await shop.close()
  }
}

const linksIn = async ({ server }: Shop): Promise<string> => {
  const { rows } = await runSql<{ text: string }>(server.db, 'select body_text as text from mails')
  return rows.map(({ text }) => text).join('\n')
}

describe('the orders feature', () => {
  it.each([
    [true, '/en/orders/'],
    [false, '/en/checkout/placed/'],
  ])(
    '(switched on: %s) orders can be placed, read and paid, and mails link to them',
    (orders, page) =>
      inShop({ orders }, async (shop, { call }) => {
        const { id: product } = await createProduct(shop)
        const { status, body } = await placeOrder(call, [{ product, quantity: 1 }])
        const id = String(body.data._id)
        expect(status).toBe(201)
        expect((await call('GET', `${own}/orders/${id}`)).body.data.number).toBe(body.data.number)
        const paid = await call('POST', `${own}/orders/${id}/pay`, { body: {} })
        expect(paid.body.data.transfer.reference).toBeTruthy()
        expect((await call('GET', `${own}/orders`)).status).toBe(orders ? 200 : 404)
        expect(await linksIn(shop)).toContain(`${page}${id}`)
        const staff = await shop.staff('GET', '/api/marketplace/orders')
        expect(staff.body.data.map(({ _id }: { _id: string }) => _id)).toEqual([id])
        // Mails say that the invoice is available where they link to.
        expect((await runOrderAction(shop, id, 'accept')).status).toBe(200)
        const { data } = (await call('GET', `${own}/orders/${id}/invoice`)).body
        expect((await shop.anonymous('GET', data.url)).status).toBe(200)
      }),
  )
})

describe('a shop without a cart', () => {
  it('orders cannot be placed, but an accepted offer becomes an order', () =>
    inShop({ cart: false }, async (shop, buyer) => {
      const { id: product } = await createProduct(shop)
      const placed = await placeOrder(buyer.call, [{ product, quantity: 1 }])
      expect(placed.body.error.code).toBe('no_route')
      const requested = await requestQuote(buyer, [{ product, quantity: 2 }])
      const request = String(requested.body.data._id)
      await runStaffAction(shop, request, 'review')
      await makeOffer(shop, request, [{ product, quantity: 2, price: 900 }])
      const priced = await buyer.call('GET', `${own}/requests/${request}/pricing`)
      const { round, total } = priced.body.data
      const { status, body } = await acceptOffer(buyer.call, request, {
        round,
        total: total.amount,
      })
      expect([status, body.error]).toEqual([201, undefined])
      expect((await buyer.call('GET', `${own}/orders/${body.data._id}`)).status).toBe(200)
    }))
})

describe('the saved addresses feature', () => {
  it.each([true, false])(
    '(switched on: %s) a saved address is accepted or refused accordingly',
    (savedAddresses) =>
      inShop({ savedAddresses }, async (shop, { call }) => {
        const { id: product } = await createShippableProduct(shop)
        const items = [{ product, quantity: 1 }]
        const { phone: phoneNumber, ...rest } = riyadhAddress
        const made = await call('POST', `${own}/addresses`, { body: { ...rest, phoneNumber } })
        expect(made.status).toBe(savedAddresses ? 201 : 404)
        const placed = await placeOrder(call, items, {
          shippingAddress: undefined,
          address: made.body.data?._id ?? newId(),
        })
        expect([placed.status, Object.keys(placed.body.error?.fields ?? {})]).toEqual(
          savedAddresses ? [201, []] : [400, ['/address']],
        )
        expect((await placeOrder(call, items, { shippingAddress: riyadhAddress })).status).toBe(201)
      }),
  )
})

describe('the saved cards feature', () => {
  const card = { paymentMethod: 'card', returnTo: '/en/checkout/placed' }
  it.each([true, false])(
    '(switched on: %s) saving and using a card is accepted or refused accordingly',
    (savedPaymentMethods) =>
      inShop({ savedPaymentMethods }, async (shop, { call }) => {
        const { id: product } = await createProduct(shop)
        const items = [{ product, quantity: 1 }]
        const saving = await placeOrder(call, items, { ...card, saveCard: true })
        if (savedPaymentMethods) expect(saving.status).toBe(201)
        else expect(Object.keys(saving.body.error.fields)).toEqual(['/saveCard'])
        expect((await placeOrder(call, items, card)).status).toBe(201)
        const { rows } = await runSql<{ keeps: boolean }>(
          shop.server.db,
          'select save_card as keeps from payments order by created_at',
        )
        expect(rows.map(({ keeps }) => keeps)).toEqual(
          savedPaymentMethods ? [true, false] : [false],
        )
      }),
  )
})

describe('the shopper stock feature', () => {
  it.each([true, false])('(switched on: %s) the stock still limits orders', (marketplaceStock) =>
    inShop({ marketplaceStock }, async (shop, { call }) => {
      const { id: product, code } = await createProduct(shop, { stock: 3 })
      const { data } = (await shop.anonymous('GET', `${own}/products/${code}`)).body
      const shown = { stock: data.stock, mode: data.stockMode }
      expect(shown).toEqual(marketplaceStock ? { stock: 3, mode: 'tracked' } : {})
      const settings = await shop.anonymous('GET', `${own}/settings`)
      expect(settings.body.data.visibility.stock.enabled).toBe(marketplaceStock)

      const tooMany = await placeOrder(call, [{ product, quantity: 4 }])
      expect([tooMany.status, tooMany.body.error.code]).toEqual([409, 'not_enough_stock'])
      expect(tooMany.body.error.available).toBe(marketplaceStock ? 3 : undefined)
      const priced = await shop.anonymous('GET', `${own}/orders/pricing?items=${product}:4`)
      const [line] = priced.body.data.lines
      expect([line.problem.code, line.available]).toEqual([
        'not_enough_stock',
        marketplaceStock ? 3 : undefined,
      ])
      for (const query of ['stock[gte]=1', 'stockMode=tracked', 'sort=stock', 'facets=stockMode']) {
        const { status } = await shop.anonymous('GET', `${own}/products?${query}`)
        expect([query, status < 400]).toEqual([query, marketplaceStock])
      }
      const staff = await shop.staff('GET', `/api/marketplace/products/${product}`)
      expect(staff.body.data.stock).toBe(3)
    }),
  )
})

describe('the back office stock feature', () => {
  it.each([true, false])('(switched on: %s) the dashboard shows stock accordingly', (cmsStock) =>
    inShop({ cmsStock }, async (shop) => {
      const to = new Date()
      const from = new Date(to.getTime() - 86_400_000)
      const query = `from=${from.toISOString()}&to=${to.toISOString()}`
      const { body } = await shop.staff('GET', `/api/marketplace/dashboard?${query}`)
      expect(body.data.figures).toBeTruthy()
      expect(body.data.lowStock !== null).toBe(cmsStock)
    }),
  )
})
