import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { act, levelOf, place, sellable, sendable } from '../../support/commerce.ts'
import { customer, type Person } from '../../support/people.ts'
import { dialects, openShop, type Shop } from '../../support/shop.ts'

describe.each(dialects)('an order on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    buyer = await customer(shop, 1)
  })
  afterAll(() => shop.close())

  it('is placed, accepted, packed, shipped and delivered, and the stock follows', async () => {
    const thing = await sendable(shop, { stock: 10, price: 2500 })
    const placed = await place(buyer.call, [{ product: thing.id, quantity: 3 }])
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    const { _id: id, number, total, status } = placed.body.data
    expect(number).toMatch(/^MAR-\d{4}-000001$/)
    expect([status, total]).toEqual(['pending', { amount: 7500, currency: 'USD' }])
    expect(placed.body.payment.transfer.reference).toContain(number)
    expect(await levelOf(shop, thing.id)).toEqual({
      onHand: 10,
      allocated: 0,
      reserved: 3,
      available: 7,
    })

    expect((await act(shop, id, 'accept')).body.data.status).toBe('in_progress')
    expect(await levelOf(shop, thing.id)).toEqual({
      onHand: 10,
      allocated: 3,
      reserved: 0,
      available: 7,
    })
    expect((await act(shop, id, 'ship', { carrier: 'Aramex' })).body.data.carrier).toBe('Aramex')
    const early = await act(shop, id, 'dispatch')
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'Shipped Quantity and Order Quantity must be equal',
    ])
    await act(shop, id, 'pack', { shipped: [{ code: thing.code, quantity: 3 }] })
    expect((await act(shop, id, 'dispatch')).body.data.status).toBe('shipped')
    expect(await levelOf(shop, thing.id)).toEqual({
      onHand: 7,
      allocated: 0,
      reserved: 0,
      available: 7,
    })
    const estimatedDelivery = '2026-12-01T09:00:00.000Z'
    expect((await act(shop, id, 'expect', { estimatedDelivery })).body.data).toMatchObject({
      status: 'expected',
      estimatedDelivery,
    })
    expect((await act(shop, id, 'deliver')).body.data.status).toBe('delivered')
    const { body } = await buyer.call('GET', `/api/marketplace-customer/orders/${id}/timeline`)
    expect(body.data.map((each: { kind: string }) => each.kind)).toEqual([
      'placed',
      'in_progress',
      'invoiced',
      'shipping',
      'packed',
      'shipped',
      'expected',
      'delivered',
    ])
  })

  it('refuses more than there is, in the words of the specification', async () => {
    const thing = await sellable(shop, { stock: 2 })
    const many = await place(buyer.call, [{ product: thing.id, quantity: 3 }])
    expect([many.status, many.body.error.message]).toEqual([
      409,
      'Sorry, Requested quantity of this product is greater than our stock!',
    ])
    await place(buyer.call, [{ product: thing.id, quantity: 2 }])
    const none = await place(buyer.call, [{ product: thing.id, quantity: 1 }])
    expect([none.status, none.body.error.message]).toEqual([
      409,
      'Sorry, We are temporary Out Of Stock.',
    ])
    expect(Object.keys(none.body.error.fields)).toEqual(['/items/0/quantity'])
  })

  it('gives its stock back when it is rejected', async () => {
    const thing = await sendable(shop, { stock: 4 })
    const { body } = await place(buyer.call, [{ product: thing.id, quantity: 4 }])
    const nameless = await act(shop, body.data._id, 'reject', {})
    expect(Object.keys(nameless.body.error.fields)).toEqual(['/reason'])
    expect((await act(shop, body.data._id, 'reject', { reason: 'staff' })).body.data.status).toBe(
      'rejected',
    )
    expect(await levelOf(shop, thing.id)).toEqual({
      onHand: 4,
      allocated: 0,
      reserved: 0,
      available: 4,
    })
    expect((await act(shop, body.data._id, 'accept')).status).toBe(409)
  })
})
