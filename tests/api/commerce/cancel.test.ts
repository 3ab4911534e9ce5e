import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { submitProof } from '#server/commerce/orders/payments/payOrder.ts'
import {
  runOrderAction,
  stockLevelOf,
  placeOrder,
  createProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { processWebhooks, sendRefunds } from '../../support/runJobs.ts'
import { startFakeStripe, type FakeStripe } from '../../support/payments/fakeStripe.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('a buyer cancels an order on %s', (dialect) => {
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
    thing = await createProduct(shop, { stock: 1000, price: 2000 })
  })
  afterAll(async () => {
    await shop.close()
    await stripe.close()
  })

  const order = async (more: Record<string, unknown> = {}): Promise<string> => {
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }], more)
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    return placed.body.data._id
  }
  const byCard = async () => {
    const id = await order({ paymentMethod: 'card' })
    const { rows } = await runSql<{ ref: string }>(
      shop.server.db,
      'select ref from payments where order_id = $1',
      [id],
    )
    return { id, session: rows[0]?.ref ?? '' }
  }
  const cancel = (id: string, { call } = buyer) =>
    call('POST', `/api/marketplace-customer/orders/${id}/cancel`)
  const read = async (id: string) =>
    (await shop.staff('GET', `/api/marketplace/orders/${id}`)).body.data
  const deliverPaidWebhook = async (session: string) => {
    const { raw, headers } = stripe.event('checkout.session.completed', stripe.find(session))
    await shop.server.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: raw,
    })
    await processWebhooks(shop)
  }
  const templatesOf = async (number: string): Promise<string[]> =>
    (
      await runSql<{ template: string }>(
        shop.server.db,
        `select template from mails where recipient = $1 and subject like $2 order by created_at`,
        [buyer.email, `%${number}%`],
      )
    ).rows.map(({ template }) => template)

  it('waiting for a transfer: all its reservations are released and everyone is notified', async () => {
    await shop.staff('POST', '/api/marketplace/discounts', {
      body: { title: 'Once', type: 'code_discount', code: 'ONCE', percentage: 10, usageLimit: 1 },
    })
    const before = await stockLevelOf(shop, thing.id)
    const id = await order({ code: 'ONCE' })
    const answer = await cancel(id)
    expect([answer.status, answer.body.data]).toMatchObject([
      200,
      { _id: id, status: 'rejected', rejectionReason: 'customer' },
    ])
    expect(await stockLevelOf(shop, thing.id)).toEqual(before)
    const { number, paymentStatus } = await read(id)
    expect(paymentStatus).toBe('unpaid')
    expect(await templatesOf(number)).toEqual(['orderPlaced', 'orderRejected'])
    const { body } = await shop.staff('GET', `/api/marketplace/orders/${id}/history`)
    const [entry] = body.data
    expect([entry.message, entry.about, entry.by.email]).toEqual([
      'Rejected',
      'Asked for by the customer',
      'customer Number 1',
    ])
    // The code can be used again, and cancelling twice changes nothing.
    expect((await cancel(id)).status).toBe(200)
    expect(await templatesOf(number)).toHaveLength(2)
    await order({ code: 'ONCE' })
    expect(
      (await buyer.call('POST', `/api/marketplace-customer/orders/${id}/pay`, { body: {} })).body
        .error.code,
    ).toBe('payment_not_possible')
  })

  it('with an open card payment: the payment page is closed and no failure is mailed', async () => {
    const { id, session } = await byCard()
    expect((await cancel(id)).body.data.status).toBe('rejected')
    expect(stripe.find(session)['status']).toBe('expired')
    const { number } = await read(id)
    expect(await templatesOf(number)).toEqual(['orderPlaced', 'orderRejected'])
    const { body } = await buyer.call('GET', `/api/marketplace-customer/orders/${id}/timeline`)
    expect(body.data.map(({ kind }: { kind: string }) => kind)).toEqual([
      'placed',
      'payment_opened',
      'rejected',
    ])
  })

  it('already paid: refused, whether or not the webhook has arrived', async () => {
    const confirmed = await byCard()
    stripe.pay(confirmed.session)
    await deliverPaidWebhook(confirmed.session)
    expect((await cancel(confirmed.id)).status).toBe(409)
    const silent = await byCard()
    stripe.pay(silent.session)
    const refused = await cancel(silent.id)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'order_moved'])
    for (const { id } of [confirmed, silent])
      expect(await read(id)).toMatchObject({ status: 'delivered', rejectionReason: null })
  })

  it('while the provider is down: it is cancelled as soon as the provider answers', async () => {
    const { id } = await byCard()
    await stripe.fail('refused')
    const waits = await cancel(id)
    expect([waits.status, waits.body.error.code]).toEqual([503, 'cancel_waits'])
    await stripe.fail(undefined)
    await expireOrders(shop.server.orders)
    expect(await read(id)).toMatchObject({ status: 'rejected', rejectionReason: 'customer' })
  })

  it('while the provider is down and then reports a payment: the cancellation is dropped', async () => {
    const { id, session } = await byCard()
    await stripe.fail('refused')
    expect((await cancel(id)).status).toBe(503)
    await stripe.fail(undefined)
    stripe.pay(session)
    await deliverPaidWebhook(session)
    expect(await read(id)).toMatchObject({ status: 'delivered', rejectionReason: null })
  })

  it('with money or a proof received, of another buyer or in progress: refused', async () => {
    const part = await order()
    const amount = { amount: 1000, currency: 'USD' }
    await runOrderAction(shop, part, 'recordTransfer', { amount, bankReference: 'B-1' })
    expect((await cancel(part)).body.error.code).toBe('cancel_paid')
    const proven = await order()
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    const file = await shop.server.files.save('proof.png', await picture.png().toBuffer())
    await submitProof(shop.server.orders, proven, file._id, buyer)
    expect((await cancel(proven)).body.error.code).toBe('cancel_under_review')
    await runOrderAction(shop, proven, 'rejectProof', { reason: 'Nothing to be seen' })
    expect((await cancel(proven)).status).toBe(200)
    const accepted = await order()
    await runOrderAction(shop, accepted, 'accept')
    expect((await cancel(accepted)).body.error.message).toContain('In progress')
    const own = await order()
    expect((await cancel(own, await createCustomer(shop, 2))).status).toBe(404)
    expect(
      (await shop.anonymous('POST', `/api/marketplace-customer/orders/${own}/cancel`)).status,
    ).toBe(401)
  })

  it('while its payment arrives: it is either paid or cancelled, and the money matches', async () => {
    const outcomes: string[] = []
    for (let turn = 0; turn < 12; turn += 1) {
      const { id, session } = await byCard()
      const pay = async () => {
        // A little later in each turn.
        for (let step = 0; step < turn; step += 1) await runSql(shop.server.db, 'select 1')
        if (stripe.find(session)['status'] === 'open') stripe.pay(session)
        await deliverPaidWebhook(session)
      }
      const [answer] = await Promise.all(
        turn % 2 ? [cancel(id), pay(), cancel(id)] : [cancel(id), cancel(id), pay()],
      )
      await processWebhooks(shop)
      await sendRefunds(shop)
      const { status, paid, refunded, rejectionReason } = await read(id)
      outcomes.push(status)
      if (status === 'rejected') {
        expect([answer?.status, paid.amount - refunded.amount]).toEqual([200, 0])
      } else
        expect([answer?.status, status, paid.amount, refunded.amount, rejectionReason]).toEqual([
          409,
          'delivered',
          4000,
          0,
          null,
        ])
    }
    const { reserved } = await stockLevelOf(shop, thing.id)
    const { rows } = await runSql<{ held: number }>(
      shop.server.db,
      `select coalesce(sum(quantity), 0)::int as held from stock_reservations where product_id = $1 and state = 'reserved'`,
      [thing.id],
    )
    expect([outcomes.length, rows[0]?.held]).toEqual([12, reserved])
  })
})
