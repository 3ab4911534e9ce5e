import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { pollPayments } from '#server/commerce/orders/payments/webhooks.ts'
import {
  runOrderAction,
  stockLevelOf,
  placeOrder,
  createProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { processWebhooks, sendRefunds } from '../../support/runJobs.ts'
import {
  startFakeStripe,
  type FakeStripe,
  type SignedWebhook,
} from '../../support/payments/fakeStripe.ts'
import { createCompany, createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

/** The official SDK against a local fake of Stripe, which plays payers and banks. */
describeOnEachDatabase('payments and orders on %s', (dialect) => {
  let shop: Shop
  let stripe: FakeStripe
  let buyer: Person
  let thing: SampleProduct
  beforeAll(async () => {
    stripe = await startFakeStripe()
    shop = await openShop(dialect, [], {
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_URL: stripe.url,
    })
    buyer = await createCustomer(shop, 1)
    thing = await createProduct(shop, { stock: 1000, price: 1999 })
  })
  afterAll(async () => {
    await shop.close()
    await stripe.close()
  })

  const order = async (more: Record<string, unknown> = {}) => {
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }], {
      paymentMethod: 'card',
      returnTo: '/en/orders?tab=all',
      ...more,
    })
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    const { rows } = await runSql<{ id: string; ref: string }>(
      shop.server.db,
      'select id, ref from payments where order_id = $1',
      [placed.body.data._id],
    )
    const [payment] = rows
    if (!payment) throw new Error('no payment')
    return { id: String(placed.body.data._id), payment: payment.id, session: payment.ref }
  }
  const read = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/orders/${id}`)).body.data
  const moneyOf = async (id: string) => {
    const { status, paymentStatus, paid, refunded } = await read(id)
    return [status, paymentStatus, paid.amount, refunded.amount]
  }
  const deliverWebhook = ({ raw, headers }: SignedWebhook) =>
    shop.server.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: raw,
    })
  const completed = (session: string, signing = {}) =>
    stripe.event('checkout.session.completed', stripe.find(session), signing)
  const transactions = async (id: string) =>
    (
      await shop.staff('GET', `/api/marketplace/transactions?order=${id}&sort=createdAt`)
    ).body.data.map(
      ({ kind, state, amount }: { kind: string; state: string; amount: { amount: number } }) =>
        [kind, state, amount.amount] as const,
    )

  it('agree after a webhook, however often and in whatever order it arrives', async () => {
    const { id, session } = await order()
    expect(await moneyOf(id)).toEqual(['pending', 'awaiting_payment', 0, 0])
    stripe.pay(session)
    const event = completed(session)
    const later = stripe.event('checkout.session.expired', stripe.find(session))
    for (const each of [later, event, event, event])
      expect((await deliverWebhook(each)).statusCode).toBe(200)
    await Promise.all([processWebhooks(shop), processWebhooks(shop)])
    await processWebhooks(shop)
    // Nothing of it is shipped, so it is delivered on payment.
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 3998, 0])
    expect(await transactions(id)).toEqual([['charge', 'done', 3998]])
  })

  it('reject forged and stale webhooks, and store nothing of them', async () => {
    const { id, session } = await order()
    stripe.pay(session)
    const forged = await deliverWebhook(completed(session, { secret: 'whsec_ofSomebodyElse' }))
    const stale = await deliverWebhook(
      completed(session, { at: Math.floor(Date.now() / 1000) - 3600 }),
    )
    const nothing = await shop.anonymous('POST', '/api/payments/webhooks/stripe', { body: {} })
    expect([forged.statusCode, stale.statusCode, nothing.status]).toEqual([400, 400, 400])
    await processWebhooks(shop)
    expect(await moneyOf(id)).toEqual(['pending', 'awaiting_payment', 0, 0])
    expect((await shop.anonymous('POST', '/api/payments/webhooks/tap', { body: {} })).status).toBe(
      404,
    )
  })

  it('ignore webhooks that belong to no order', async () => {
    const stranger = { id: 'cs_unknown', object: 'checkout.session', metadata: {} }
    expect(
      (await deliverWebhook(stripe.event('checkout.session.completed', stranger))).statusCode,
    ).toBe(200)
    expect(
      (await deliverWebhook(stripe.event('customer.created', { id: 'cus_1' }))).statusCode,
    ).toBe(200)
    await processWebhooks(shop)
    const { rows } = await runSql(
      shop.server.db,
      'select 1 from webhook_events where processed_at is null',
    )
    expect(rows).toHaveLength(0)
  })

  it('agree without a webhook, when the payer returns or by polling', async () => {
    const returned = await order()
    stripe.pay(returned.session)
    const landed = await shop.anonymous('GET', `/api/payments/${returned.payment}/return`)
    expect([landed.status, landed.headers.location]).toEqual([
      303,
      `/en/orders?tab=all&order=${returned.id}&payment=captured`,
    ])
    expect(await moneyOf(returned.id)).toEqual(['delivered', 'paid', 3998, 0])

    const silent = await order()
    stripe.pay(silent.session)
    await pollPayments(shop.server.orders, -1)
    expect(await moneyOf(silent.id)).toEqual(['delivered', 'paid', 3998, 0])
  })

  it('handle another amount: too little stays open, too much is refunded', async () => {
    const little = await order()
    stripe.pay(little.session)
    const charge = (session: string) => {
      const intent = stripe.find(stripe.find(session)['payment_intent'])
      return stripe.find(intent['latest_charge'])
    }
    Object.assign(charge(little.session), { amount: 3000, amount_captured: 3000 })
    await deliverWebhook(completed(little.session))
    await processWebhooks(shop)
    expect(await moneyOf(little.id)).toEqual(['pending', 'partially_paid', 3000, 0])

    const much = await order()
    stripe.pay(much.session)
    Object.assign(charge(much.session), { amount: 5000, amount_captured: 5000 })
    await deliverWebhook(completed(much.session))
    await processWebhooks(shop)
    expect(await moneyOf(much.id)).toEqual(['delivered', 'paid', 5000, 1002])
    await sendRefunds(shop)
    expect(await transactions(much.id)).toEqual([
      ['charge', 'done', 5000],
      ['refund', 'done', 1002],
    ])
  })

  it('refund a payment that arrives for an ended order', async () => {
    const { id, session } = await order()
    await runOrderAction(shop, id, 'reject', { reason: 'staff' })
    stripe.pay(session)
    await deliverWebhook(completed(session))
    await processWebhooks(shop)
    expect(await moneyOf(id)).toEqual(['rejected', 'refunded', 3998, 3998])
    await sendRefunds(shop)
    await sendRefunds(shop)
    expect(await transactions(id)).toEqual([
      ['charge', 'done', 3998],
      ['refund', 'done', 3998],
    ])
    const refunds = stripe.list('refund').filter((each) => each['amount'] === 3998)
    expect(refunds).toHaveLength(1)
  })

  it('end together when unpaid in time: the page is closed and the stock released', async () => {
    const before = await stockLevelOf(shop, thing.id)
    const { id, session } = await order()
    await runSql(
      shop.server.db,
      `update orders set payment_deadline = now() - interval '1 minute' where id = $1`,
      [id],
    )
    await expireOrders(shop.server.orders)
    expect(await moneyOf(id)).toEqual(['rejected', 'failed', 0, 0])
    expect((await read(id)).rejectionReason).toBe('expired')
    expect(stripe.find(session)['status']).toBe('expired')
    expect(await stockLevelOf(shop, thing.id)).toEqual(before)
  })

  it('survive the deadline when paid at the last moment', async () => {
    const { id, session } = await order()
    stripe.pay(session)
    await runSql(
      shop.server.db,
      `update orders set payment_deadline = now() - interval '1 minute' where id = $1`,
      [id],
    )
    await expireOrders(shop.server.orders)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 3998, 0])
  })

  it('keep the order while the provider is down, and say so', async () => {
    await stripe.fail('refused')
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], {
      paymentMethod: 'card',
      key: 'down-1',
      cartId: '018f0000-0000-7000-8000-000000000001',
    })
    expect([placed.status, placed.body.error.message]).toEqual([
      503,
      'Payment is not available now!',
    ])
    const { _id: id, number } = placed.body.error.order
    expect((await read(id)).number).toBe(number)
    await stripe.fail(undefined)
    const again = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], {
      paymentMethod: 'card',
      key: 'down-1',
      cartId: '018f0000-0000-7000-8000-000000000001',
    })
    expect([again.status, again.body.data._id]).toEqual([201, id])
    expect(again.body.payment.url).toContain('http')
    const pay = await buyer.call('POST', `/api/marketplace-customer/orders/${id}/pay`, { body: {} })
    expect(pay.body.data.url).toBe(again.body.payment.url)
  })

  it('return the payer to the page they last left from, with the same open payment', async () => {
    const { id, payment } = await order()
    const pay = (body: object) =>
      buyer.call('POST', `/api/marketplace-customer/orders/${id}/pay`, { body })
    const landed = async () =>
      new URL(
        String((await shop.anonymous('GET', `/api/payments/${payment}/return`)).headers.location),
        'http://shop.test',
      ).pathname
    expect(await landed()).toBe('/en/orders')
    const first = await pay({ returnTo: `/ar/orders/${id}` })
    expect(await landed()).toBe(`/ar/orders/${id}`)
    const second = await pay({})
    expect(await landed()).toBe(`/ar/orders/${id}`)
    expect(second.body.data.url).toBe(first.body.data.url)
  })

  it('can be refunded in part and in full, never beyond', async () => {
    const { id, session } = await order()
    stripe.pay(session)
    await deliverWebhook(completed(session))
    await processWebhooks(shop)
    const refund = (amount: number, currency = 'USD') =>
      runOrderAction(shop, id, 'refund', { amount: { amount, currency }, reason: 'Scratched' })
    expect((await refund(1000)).status).toBe(200)
    expect(await moneyOf(id)).toEqual(['delivered', 'partially_refunded', 3998, 1000])
    expect((await refund(2999)).body.error.code).toBe('refund_too_large')
    expect((await refund(1, 'SAR')).status).toBe(400)
    const rest = await Promise.all([refund(2998), refund(2998), refund(2998)])
    expect(rest.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    await sendRefunds(shop)
    expect(await moneyOf(id)).toEqual(['delivered', 'refunded', 3998, 3998])
    expect(await transactions(id)).toEqual([
      ['charge', 'done', 3998],
      ['refund', 'done', 1000],
      ['refund', 'done', 2998],
    ])
  })

  it('leave the units of a line refundable when the bank refuses a refund', async () => {
    const { id, session } = await order()
    stripe.pay(session)
    await deliverWebhook(completed(session))
    await processWebhooks(shop)
    const giveBack = (quantity: number) =>
      runOrderAction(shop, id, 'refund', {
        lines: [{ code: thing.code, quantity }],
        reason: 'Scratched',
      })
    stripe.keepRefundsPending(true)
    expect((await giveBack(2)).status).toBe(200)
    await sendRefunds(shop)
    stripe.keepRefundsPending(false)
    expect((await read(id)).items).toMatchObject([{ refunded: 2 }])
    expect((await giveBack(1)).body.error.code).toBe('refund_too_many')
    const pendingRefund = stripe.list('refund').find((each) => each['status'] === 'pending')
    stripe.settleRefund(String(pendingRefund?.id), 'failed')
    await sendRefunds(shop)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 3998, 0])
    expect((await read(id)).items[0].refunded).toBeUndefined()
    expect((await giveBack(2)).status).toBe(200)
    expect(await moneyOf(id)).toEqual(['delivered', 'refunded', 3998, 3998])
  })

  it('support transfers: proof, refused proof, a late part, the rest', async () => {
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }])
    const { _id: id } = placed.body.data
    expect(await moneyOf(id)).toEqual(['pending', 'awaiting_transfer', 0, 0])
    const transfer = (amount: number, bankReference: string) =>
      runOrderAction(shop, id, 'recordTransfer', {
        amount: { amount, currency: 'USD' },
        bankReference,
      })
    await runSql(shop.server.db, `update orders set proof = null where id = $1`, [id])
    expect((await transfer(1000, 'B-1')).status).toBe(200)
    expect(await moneyOf(id)).toEqual(['pending', 'partially_paid', 1000, 0])
    // A partly paid order waits for the rest without a limit.
    await runSql(
      shop.server.db,
      `update orders set payment_deadline = now() - interval '1 minute' where id = $1`,
      [id],
    )
    await expireOrders(shop.server.orders)
    expect(await moneyOf(id)).toEqual(['pending', 'partially_paid', 1000, 0])
    expect((await transfer(1000, 'B-1')).body.error.code).toBe('duplicate')
    expect((await transfer(2998, 'B-2')).status).toBe(200)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 3998, 0])
    expect((await transfer(1, 'B-3')).body.error.code).toBe('payment_not_possible')
    await runOrderAction(shop, id, 'refund', {
      amount: { amount: 500, currency: 'USD' },
      reason: 'Scratched',
    })
    const { body } = await shop.staff(
      'GET',
      `/api/marketplace/transactions?order=${id}&kind=refund`,
    )
    const sent = () =>
      shop.staff('POST', `/api/marketplace/transactions/${body.data[0]._id}/sent`, {
        body: { reference: 'OUT-1' },
      })
    expect((await sent()).body.data).toMatchObject({ state: 'done', reference: 'OUT-1' })
    expect((await sent()).body.error.code).toBe('action_not_now')
  })

  it('are invisible to others', async () => {
    const { id } = await order()
    const other = await createCustomer(shop, 2)
    const root = await createCompany(shop, 1)
    for (const { call } of [other, root]) {
      expect((await call('GET', `/api/marketplace-customer/orders/${id}`)).status).toBe(404)
      expect(
        (await call('POST', `/api/marketplace-customer/orders/${id}/pay`, { body: {} })).status,
      ).toBe(404)
      expect((await call('GET', `/api/marketplace-customer/orders/${id}/timeline`)).status).toBe(
        404,
      )
      expect((await call('GET', '/api/marketplace-customer/orders')).body.meta.total).toBe(0)
    }
  })
})
