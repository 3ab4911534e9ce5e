import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import {
  runOrderAction,
  stockLevelOf,
  placeOrder,
  riyadhAddress,
  createProduct,
  createShippableProduct,
} from '../../support/commerce.ts'
import { createCompany, createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { startSmtp, type SmtpServer } from '../../support/smtpServer.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('an order on %s', (dialect) => {
  let shop: Shop
  let buyer: Person
  let smtp: SmtpServer
  beforeAll(async () => {
    smtp = await startSmtp()
    shop = await openShop(dialect, [], { SMTP_URL: smtp.url })
    buyer = await createCustomer(shop, 1)
  })
  afterAll(async () => {
    await shop.close()
    await smtp.close()
  })

  it('is placed, accepted, packed, shipped and delivered, and the stock follows', async () => {
    const thing = await createShippableProduct(shop, { stock: 10, price: 2500 })
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 3 }])
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    const { _id: id, number, total, status } = placed.body.data
    expect(number).toMatch(/^MAR-\d{4}-000001$/)
    expect([status, total]).toEqual(['pending', { amount: 7500, currency: 'USD' }])
    expect(placed.body.payment.transfer.reference).toContain(number)
    // Nothing can come between an order and the response for its key.
    const { rows: inOneTransaction } = await runSql(
      shop.server.db,
      `select k.key from orders o join idempotency_keys k on k.xmin::text = o.xmin::text and k.status = 201 where o.id = $1`,
      [id],
    )
    expect(inOneTransaction).toHaveLength(1)
    expect(await stockLevelOf(shop, thing.id)).toEqual({
      onHand: 10,
      allocated: 0,
      reserved: 3,
      available: 7,
    })

    expect((await runOrderAction(shop, id, 'accept')).body.data.status).toBe('in_progress')
    const levels = await shop.staff('GET', `/api/marketplace/inventory?product=${thing.id}`)
    await shop.staff('POST', `/api/marketplace/inventory/${levels.body.data[0]._id}/receive`, {
      body: { quantity: 2, reason: 'New delivery' },
    })
    expect(await stockLevelOf(shop, thing.id)).toEqual({
      onHand: 12,
      allocated: 3,
      reserved: 0,
      available: 9,
    })
    expect((await runOrderAction(shop, id, 'ship', { carrier: 'Aramex' })).body.data.carrier).toBe(
      'Aramex',
    )
    const early = await runOrderAction(shop, id, 'dispatch')
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'Shipped Quantity and Order Quantity must be equal',
    ])
    await runOrderAction(shop, id, 'pack', { shipped: [{ code: thing.code, quantity: 3 }] })
    expect((await runOrderAction(shop, id, 'dispatch')).body.data.status).toBe('shipped')
    expect(await stockLevelOf(shop, thing.id)).toEqual({
      onHand: 9,
      allocated: 0,
      reserved: 0,
      available: 9,
    })
    const estimatedDelivery = '2026-12-01T09:00:00.000Z'
    expect(
      (await runOrderAction(shop, id, 'expect', { estimatedDelivery })).body.data,
    ).toMatchObject({
      status: 'expected',
      estimatedDelivery,
    })
    expect((await runOrderAction(shop, id, 'deliver')).body.data.status).toBe('delivered')
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

  it('stores the phone number of its address in international form', async () => {
    const thing = await createShippableProduct(shop, { stock: 1 })
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], {
      shippingAddress: { ...riyadhAddress, phone: '+9660501234567' },
    })
    const { data } = (await shop.staff('GET', `/api/marketplace/orders/${placed.body.data._id}`))
      .body
    expect(data.shippingAddress.phone).toBe('+966501234567')
  })

  it('refuses more than is in stock, with the specified message', async () => {
    const thing = await createProduct(shop, { stock: 2 })
    const many = await placeOrder(buyer.call, [{ product: thing.id, quantity: 3 }])
    expect([many.status, many.body.error.message]).toEqual([
      409,
      'Sorry, Requested quantity of this product is greater than our stock!',
    ])
    await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }])
    const none = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }])
    expect([none.status, none.body.error.message]).toEqual([
      409,
      'Sorry, We are temporary Out Of Stock.',
    ])
    expect(Object.keys(none.body.error.fields)).toEqual(['/items/0/quantity'])
  })

  it('releases its stock when rejected', async () => {
    const thing = await createShippableProduct(shop, { stock: 4 })
    const { body } = await placeOrder(buyer.call, [{ product: thing.id, quantity: 4 }])
    const nameless = await runOrderAction(shop, body.data._id, 'reject', {})
    expect(Object.keys(nameless.body.error.fields)).toEqual(['/reason'])
    expect(
      (await runOrderAction(shop, body.data._id, 'reject', { reason: 'staff' })).body.data.status,
    ).toBe('rejected')
    expect(await stockLevelOf(shop, thing.id)).toEqual({
      onHand: 4,
      allocated: 0,
      reserved: 0,
      available: 4,
    })
    expect((await runOrderAction(shop, body.data._id, 'accept')).status).toBe(409)
    const moved = await shop.staff(
      'GET',
      `/api/marketplace/stock-movements?order=${body.data._id}&kind=released`,
    )
    expect(moved.body.data.map((each: { reason: string }) => each.reason)).toEqual([''])
  })

  it('is created once per cart: the same items return it, others are refused', async () => {
    const [thing, other] = [await createProduct(shop), await createProduct(shop)]
    const cartId = newId()
    const both = [
      { product: thing.id, quantity: 2 },
      { product: other.id, quantity: 1 },
    ]
    const { _id, number } = (await placeOrder(buyer.call, both, { cartId })).body.data
    const shuffled = [
      { product: other.id.toUpperCase(), quantity: 1 },
      { product: thing.id, quantity: 1 },
      { product: thing.id, quantity: 1 },
    ]
    const again = await placeOrder(buyer.call, shuffled, { cartId })
    expect([again.status, again.body.data._id]).toEqual([201, _id])
    for (const items of [
      [{ product: thing.id, quantity: 2 }],
      [...both, { product: (await createProduct(shop)).id, quantity: 1 }],
      [
        { product: thing.id, quantity: 3 },
        { product: other.id, quantity: 1 },
      ],
    ]) {
      const refused = await placeOrder(buyer.call, items, { cartId })
      expect([refused.status, refused.body.error]).toEqual([
        409,
        {
          code: 'cart_ordered',
          message: `This cart was ordered already, as ${number}.`,
          order: { _id, number },
        },
      ])
    }
  })

  it('explains refusals in the language of the caller', async () => {
    const unknown = await placeOrder(buyer.call, [{ product: newId(), quantity: 1 }])
    expect([unknown.status, unknown.body.error.message]).toEqual([
      409,
      'This product cannot be ordered.',
    ])
    const thing = await createShippableProduct(shop, { stock: 3, price: 2500 })
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }])
    const { _id: id } = placed.body.data
    await runOrderAction(shop, id, 'accept')
    const packed = await runOrderAction(shop, id, 'pack', {
      shipped: [{ code: thing.code, quantity: 5 }],
    })
    const few = `No more than 2 of ${thing.code} were ordered.`
    expect([packed.status, packed.body.error]).toEqual([
      409,
      { code: 'packed_too_many', message: few, fields: { '/shipped/0/quantity': few } },
    ])
    const paid = { amount: { amount: 5000, currency: 'USD' }, bankReference: id }
    await runOrderAction(shop, id, 'recordTransfer', paid)
    const refund = (language: string) =>
      shop.staff('POST', `/api/marketplace/orders/${id}/refund`, {
        body: { amount: { amount: 5001, currency: 'USD' }, reason: 'Scratched' },
        headers: { 'accept-language': language },
      })
    expect((await refund('en')).body.error.message).toBe('At most $50.00 can be refunded.')
    expect((await refund('ar')).body.error.message).toContain('٥٠٫٠٠\u00a0$')
  })

  it('has the prices of its account, whatever the request still knew of it', async () => {
    const thing = await createShippableProduct(shop, { stock: 10, price: 2500 })
    const moving = await createCustomer(shop, 90)
    const company = await createCompany(shop, 90)
    const groups = '/api/marketplace/customer-groups'
    const group = await shop.staff('POST', groups, { body: { title: 'Half', reduction: 50 } })
    const members = { body: { companies: [company.id] } }
    await shop.staff('POST', `${groups}/${group.body.data._id}/push`, members)
    const total = async () =>
      (await placeOrder(moving.call, [{ product: thing.id, quantity: 1 }])).body.data.total.amount
    expect(await total()).toBe(2500)
    // Rights are read at most once a second.
    await runSql(shop.server.db, 'update accounts set company_id = $1 where id = $2', [
      company.id,
      moving.id,
    ])
    expect(await total()).toBe(1250)
  })
})
