import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import {
  runOrderAction,
  stockLevelOf,
  placeOrder,
  createProduct,
  createShippableProduct,
} from '../../support/commerce.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

describeOnEachDatabase('a refund by line, on %s,', (dialect) => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await createCustomer(shop, 1)
    const make = (resource: string, body: object) =>
      shop.staff('POST', `/api/marketplace/${resource}`, { body })
    await make('tax-rates', { title: 'VAT', country: 'SA', rate: 15 })
    await make('shipping-methods', { title: 'Courier', price: usd(500) })
    await make('discounts', { title: 'Everywhere', type: 'market_discount', percentage: 10 })
  })
  afterAll(() => shop.close())

  const read = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/orders/${id}`)).body.data
  const movements = async (id: string) => {
    const url = `/api/marketplace/stock-movements?order=${id}&kind=released&kind=received`
    const { body } = await shop.staff('GET', url)
    type Moved = { kind: string; onHand: number; allocated: number; reason: string }
    return body.data.map(({ kind, onHand, allocated, reason }: Moved) => [
      kind,
      onHand,
      allocated,
      reason,
    ])
  }
  type Line = { code: string; quantity: number; restock?: boolean }
  const refund = (id: string, lines: readonly Line[], more: object = {}) =>
    runOrderAction(shop, id, 'refund', { lines, reason: 'Broken', ...more })
  const estimate = async (id: string, body: object) =>
    (await runOrderAction(shop, id, 'refund/estimate', body)).body.data

  /** A paid order of three products at 10.00: 27.00, 4.05 tax and 5.75 shipping. */
  async function paidOrder() {
    const thing = await createShippableProduct(shop, { stock: 10, price: 1000 })
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 3 }])
    const { _id: id, due } = placed.body.data
    await runOrderAction(shop, id, 'recordTransfer', { amount: due, bankReference: id })
    return { thing, id: String(id), code: thing.code, due: Number(due.amount) }
  }

  it('refunds the discounted price of its units with tax; the last refund takes the rest', async () => {
    const { id, code, due } = await paidOrder()
    expect(due).toBe(2700 + 405 + 575)
    const estimated = await estimate(id, { lines: [{ code, quantity: 1 }], amount: usd(100) })
    expect(estimated).toEqual({
      lines: [{ returnable: 3, total: usd(1035), tax: usd(135) }],
      total: usd(1135),
      refundable: usd(due),
    })
    expect(await estimate(id, {})).toEqual({ lines: [], total: usd(0), refundable: usd(due) })
    expect((await refund(id, [{ code, quantity: 1 }])).status).toBe(200)
    expect((await refund(id, [{ code, quantity: 2 }], { amount: usd(575) })).status).toBe(200)
    const order = await read(id)
    expect(order).toMatchObject({ refunded: usd(due), paymentStatus: 'refunded' })
    expect(order.items).toMatchObject([{ quantity: 3, refunded: 3 }])
    const url = `/api/marketplace/transactions?order=${id}&kind=refund&sort=createdAt`
    const { body } = await shop.staff('GET', url)
    const amounts = body.data.map(({ amount }: { amount: { amount: number } }) => amount.amount)
    expect(amounts).toEqual([1035, due - 1035])
    const history = await shop.staff('GET', `/api/marketplace/orders/${id}/history`)
    const about = history.body.data.map((each: { about?: string }) => each.about ?? '')
    expect(about).toContain(`$10.35 · Broken · 1 × \u2068${code}\u2069`)
  })

  it('splits indivisible amounts to the last cent', async () => {
    const thing = await createProduct(shop, { stock: 10, price: 333, stockMode: 'none' })
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 3 }])
    const { _id: id, due } = placed.body.data
    await runOrderAction(shop, id, 'recordTransfer', { amount: due, bankReference: id })
    const given = []
    for (const _ of [1, 2, 3]) {
      await refund(id, [{ code: thing.code, quantity: 1 }])
      given.push((await read(id)).refunded.amount)
    }
    expect(due.amount % 3).not.toBe(0)
    expect(given).toEqual([Math.floor(due.amount / 3), 2 * Math.floor(due.amount / 3), due.amount])
  })

  it('returns units not yet shipped to stock, and the order ships with fewer', async () => {
    const { thing, id, code } = await paidOrder()
    expect(await stockLevelOf(shop, thing.id)).toMatchObject({
      onHand: 10,
      allocated: 3,
      available: 7,
    })
    expect((await refund(id, [{ code, quantity: 1, restock: true }])).status).toBe(200)
    expect(await stockLevelOf(shop, thing.id)).toMatchObject({
      onHand: 10,
      allocated: 2,
      available: 8,
    })
    expect(await movements(id)).toEqual([['released', 0, -1, 'Broken']])
    await runOrderAction(shop, id, 'accept')
    const packed = await runOrderAction(shop, id, 'pack', { shipped: [{ code, quantity: 3 }] })
    expect(packed.body.error.fields).toHaveProperty('/shipped/0/quantity')
    await runOrderAction(shop, id, 'pack', { shipped: [{ code, quantity: 2 }] })
    await runOrderAction(shop, id, 'ship')
    expect((await runOrderAction(shop, id, 'dispatch')).status).toBe(200)
    expect(await stockLevelOf(shop, thing.id)).toMatchObject({
      onHand: 8,
      allocated: 0,
      available: 8,
    })

    expect((await refund(id, [{ code, quantity: 1, restock: true }])).status).toBe(200)
    expect(await stockLevelOf(shop, thing.id)).toMatchObject({
      onHand: 9,
      allocated: 0,
      available: 9,
    })
    expect(await movements(id)).toContainEqual(['received', 1, 0, 'Broken'])
    expect((await refund(id, [{ code, quantity: 1 }])).status).toBe(200)
    expect(await stockLevelOf(shop, thing.id)).toMatchObject({ onHand: 9, available: 9 })
    expect((await read(id)).items).toMatchObject([{ refunded: 3, returned: 2 }])
  })

  it('restocks the parts of a package in their quantities', async () => {
    const [one, two] = [
      await createProduct(shop, { stock: 10 }),
      await createProduct(shop, { stock: 10 }),
    ]
    const box = await createProduct(shop, {
      type: 'package',
      stockMode: 'derived',
      includedProducts: [
        { product: one.id, quantity: 2 },
        { product: two.id, quantity: 1 },
      ],
    })
    const placed = await placeOrder(buyer.call, [{ product: box.id, quantity: 2 }])
    const { _id: id, due } = placed.body.data
    await runOrderAction(shop, id, 'recordTransfer', { amount: due, bankReference: id })
    const before = await stockLevelOf(shop, one.id)
    await refund(id, [{ code: box.code, quantity: 1, restock: true }])
    expect((await stockLevelOf(shop, one.id)).available).toBe(before.available + 2)
  })

  it('refuses too many units at their field, with the maximum', async () => {
    const { id, code, due } = await paidOrder()
    const cases: [readonly Line[], object, string, string][] = [
      [
        [{ code, quantity: 4 }],
        {},
        '/lines/0/quantity',
        `No more than 3 of ${code} can be refunded.`,
      ],
      [[], { amount: usd(due + 1) }, '/amount', 'At most $36.80 can be refunded.'],
      [[{ code, quantity: 3 }], { amount: usd(576) }, '/amount', 'At most $5.75 can be refunded.'],
    ]
    for (const [lines, more, field, message] of cases) {
      const { status, body } = await refund(id, lines, more)
      expect([status, body.error.fields[field]]).toEqual([409, message])
    }
    expect((await refund(id, [{ code, quantity: 0 }])).body.error.fields).toHaveProperty('/amount')
    await refund(id, [], { amount: usd(3000) })
    const rest = await refund(id, [{ code, quantity: 1 }])
    expect(rest.body.error.fields).toEqual({ '/lines': 'At most $6.80 can be refunded.' })
    const arabic = await shop.staff('POST', `/api/marketplace/orders/${id}/refund`, {
      body: { amount: usd(681), reason: 'Broken' },
      headers: { 'accept-language': 'ar' },
    })
    expect(arabic.body.error.fields['/amount']).toContain('٦٫٨٠')
    expect((await read(id)).items[0].refunded).toBeUndefined()
  })

  it('restocks nothing that was neither shipped nor reserved', async () => {
    const thing = await createProduct(shop, { price: 1000, stockMode: 'none' })
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }])
    const { _id: id, due } = placed.body.data
    await runOrderAction(shop, id, 'recordTransfer', { amount: due, bankReference: id })
    const { status, body } = await refund(id, [{ code: thing.code, quantity: 1, restock: true }])
    const message = `No more than 0 of ${thing.code} can come back to stock.`
    expect([status, body.error.fields]).toEqual([409, { '/lines/0/restock': message }])
    expect((await read(id)).refunded.amount).toBe(0)
  })

  it('refunds each unit once under concurrent requests', async () => {
    const { thing, id, code } = await paidOrder()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => refund(id, [{ code, quantity: 2, restock: true }])),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
    expect((await read(id)).items).toMatchObject([{ refunded: 2, returned: 2 }])
    expect(await stockLevelOf(shop, thing.id)).toMatchObject({
      onHand: 10,
      allocated: 1,
      available: 9,
    })
    const { rows } = await runSql<{ refunded: number }>(
      shop.server.db,
      'select refunded from orders where id = $1',
      [id],
    )
    expect(rows).toEqual([{ refunded: 2070 }])
  })
})
