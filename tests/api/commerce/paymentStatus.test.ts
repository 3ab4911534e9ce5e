import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { expireOrders } from '#server/commerce/orders/expireOrders.ts'
import { newId } from '#server/platform/newId.ts'
import { submitProof } from '#server/commerce/orders/payments/payOrder.ts'
import { pollPayments } from '#server/commerce/orders/payments/webhooks.ts'
import {
  createGiftCard,
  runOrderAction,
  stockLevelOf,
  placeOrder,
  createProduct,
  createShippableProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { processWebhooks } from '../../support/runJobs.ts'
import { startFakeStripe, type FakeStripe } from '../../support/payments/fakeStripe.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { samplePicture } from '../../support/samplePictures.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** Cases in which money, stock and orders could contradict one another. */
describe('the payment status of an order', () => {
  let shop: Shop
  let stripe: FakeStripe
  let buyer: Person
  let thing: SampleProduct
  beforeAll(async () => {
    stripe = await startFakeStripe()
    shop = await openShop('postgres', [], {
      STRIPE_SECRET_KEY: stripe.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
      STRIPE_API_URL: stripe.url,
    })
    buyer = await createCustomer(shop, 1)
    thing = await createProduct(shop, { stock: 1000, price: 10_000 })
    await shop.staff('POST', '/api/marketplace/discounts', {
      body: { title: 'Thirty', type: 'code_discount', code: 'THIRTY', percentage: 30 },
    })
  })
  afterAll(async () => {
    await shop.close()
    await stripe.close()
  })

  const order = async (more: Record<string, unknown> = {}) => {
    const placed = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], more)
    expect([placed.status, placed.body.error]).toEqual([201, undefined])
    return String(placed.body.data._id)
  }
  const moneyOf = async (id: string) => {
    const { body } = await shop.staff('GET', `/api/marketplace/orders/${id}`)
    const { status, paymentStatus, paid, refunded } = body.data
    return [status, paymentStatus, paid.amount, refunded.amount]
  }
  const transfer = (id: string, amount: number) =>
    runOrderAction(shop, id, 'recordTransfer', { amount: usd(amount), bankReference: newId() })
  const refund = (id: string, amount: number) =>
    runOrderAction(shop, id, 'refund', { amount: usd(amount), reason: 'Asked for' })
  const sessionOf = async (id: string) => {
    const { rows } = await runSql<{ ref: string }>(
      shop.server.db,
      'select ref from payments where order_id = $1',
      [id],
    )
    return rows[0]?.ref ?? ''
  }
  const overdue = (id: string) =>
    runSql(
      shop.server.db,
      `update orders set payment_deadline = now() - interval '1 minute' where id = $1`,
      [id],
    )

  it('does not count refunded money as paid', async () => {
    const id = await order()
    await transfer(id, 6000)
    await refund(id, 6000)
    await transfer(id, 4000)
    expect(await moneyOf(id)).toEqual(['pending', 'partially_refunded', 10_000, 6000])
    await transfer(id, 6000)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 16_000, 6000])

    const given = await order()
    await transfer(given, 6000)
    await refund(given, 6000)
    await overdue(given)
    await expireOrders(shop.server.orders)
    expect(await moneyOf(given)).toEqual(['rejected', 'refunded', 6000, 6000])
  })

  it('demands nothing more once it was paid, whatever was refunded since', async () => {
    const id = await order()
    await transfer(id, 10_000)
    await refund(id, 500)
    const { body } = await shop.staff('GET', `/api/marketplace/orders/${id}`)
    expect(body.data).toMatchObject({ left: usd(0), owing: false, refundable: usd(9500) })
    const more = await transfer(id, 300)
    expect([more.status, more.body.error.code]).toEqual([409, 'payment_not_possible'])
    expect(await moneyOf(id)).toEqual(['delivered', 'partially_refunded', 10_000, 500])
  })

  it('returns to review with a new proof of payment after a partial transfer', async () => {
    const id = await order()
    const { _id: file } = await shop.server.files.save('proof.png', await samplePicture())
    const send = () => submitProof(shop.server.orders, id, file, { id: buyer.id })
    await send()
    expect((await moneyOf(id))[1]).toBe('under_review')
    await transfer(id, 100)
    expect((await moneyOf(id))[1]).toBe('partially_paid')
    await send()
    expect((await moneyOf(id))[1]).toBe('under_review')
    await runOrderAction(shop, id, 'rejectProof', { reason: 'Too dark' })
    expect((await moneyOf(id))[1]).toBe('partially_paid')
  })

  it('is reported in the history in the language of the reader', async () => {
    // The event ids of this order start at 999, so that they would sort differently as texts.
    await runSql(shop.server.db, `select setval(pg_get_serial_sequence('order_events', 'id'), 998)`)
    const id = await order()
    await transfer(id, 6000)
    await runOrderAction(shop, id, 'reject', { reason: 'inventory' })
    const historyIn = async (language: string) => {
      const headers = { 'accept-language': language }
      const { body } = await shop.staff('GET', `/api/marketplace/orders/${id}/history`, { headers })
      return body.data.map(({ message, about }: { message: string; about: string }) => [
        message,
        about,
      ])
    }
    expect(await historyIn('en')).toEqual([
      ['Refund started', '$60.00 · Order rejected'],
      ['Rejected', 'Out of stock'],
      ['Paid in part', '$60.00'],
      ['Placed', ''],
    ])
    expect((await historyIn('ar'))[1]).toEqual(['رُفض الطلب', 'نفاد المخزون'])
  })

  it('cannot be set to paid by hand', async () => {
    const id = await order({ paymentMethod: 'card' })
    const url = `/api/marketplace/orders/${id}/status`
    const changed = await shop.staff('PATCH', url, { body: { status: 'paid' } })
    expect([changed.status, changed.body.error.code]).toEqual([409, 'order_moved'])
    const reason = { status: 'rejected', reason: 'I felt like it' }
    expect((await shop.staff('PATCH', url, { body: reason })).status).toBe(400)
  })

  it('follows a refund made at the payment provider', async () => {
    const id = await order({ paymentMethod: 'card' })
    const session = await sessionOf(id)
    const deliverWebhook = async (type: string, subject: Parameters<FakeStripe['event']>[1]) => {
      const { raw, headers } = stripe.event(type, subject)
      await shop.server.app.inject({
        method: 'POST',
        url: '/api/payments/webhooks/stripe',
        headers: { ...headers, 'content-type': 'application/json' },
        payload: raw,
      })
      await processWebhooks(shop)
    }
    stripe.pay(session)
    await deliverWebhook('checkout.session.completed', stripe.find(session))
    const intent = stripe.find(stripe.find(session)['payment_intent'])
    const charge = stripe.find(intent['latest_charge'])
    Object.assign(charge, { amount_refunded: 2500 })
    await deliverWebhook('charge.refunded', { ...charge, metadata: intent['metadata'] })
    expect(await moneyOf(id)).toEqual(['delivered', 'partially_refunded', 10_000, 2500])
  })

  it('finds a saved-card payment whose answer was lost, and charges it once', async () => {
    const first = await order({ paymentMethod: 'card', saveCard: true })
    stripe.pay(await sessionOf(first))
    await pollPayments(shop.server.orders, -1)
    const { body } = await buyer.call('GET', '/api/marketplace-customer/payment-methods')
    const savedCard = body.data[0]._id

    const charges = stripe.list('payment_intent').length
    await stripe.fail('lost')
    const items = [{ product: thing.id, quantity: 1 }]
    const lost = await placeOrder(buyer.call, items, { paymentMethod: 'card', savedCard })
    expect([lost.status, lost.body.error.code]).toEqual([503, 'payment_unavailable'])
    const id = String(lost.body.error.order._id)
    expect(await moneyOf(id)).toEqual(['pending', 'awaiting_payment', 0, 0])

    await stripe.fail(undefined)
    await overdue(id)
    await expireOrders(shop.server.orders)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 10_000, 0])
    expect(stripe.list('payment_intent')).toHaveLength(charges + 1)
  })

  it('follows a payment at the former provider after the shop switched to another', async () => {
    const id = await order({ paymentMethod: 'card' })
    const moved = { ...shop.server.orders, provider: undefined }
    stripe.pay(await sessionOf(id))
    await pollPayments(moved, -1)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 10_000, 0])
    await refund(id, 10_000)
    expect(await moneyOf(id)).toEqual(['delivered', 'refunded', 10_000, 10_000])
  })

  it('refunds a gift card only what the money did not pay', async () => {
    const card = await createGiftCard(shop, 7000)
    const balance = async () =>
      (await shop.staff('GET', `/api/marketplace/gift-cards/${card.id}`)).body.data.balance.amount
    const id = await order({ giftCard: card.code })
    await transfer(id, 3000)
    expect(await moneyOf(id)).toEqual(['delivered', 'paid', 3000, 0])
    expect((await refund(id, 5000)).status).toBe(200)
    expect([await moneyOf(id), await balance()]).toEqual([
      ['delivered', 'partially_refunded', 3000, 3000],
      2000,
    ])
    const tooMuch = await refund(id, 5001)
    expect([tooMuch.status, tooMuch.body.error.code]).toEqual([409, 'refund_too_large'])
    const rest = await Promise.all([refund(id, 5000), refund(id, 5000), refund(id, 5000)])
    expect(rest.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect([await moneyOf(id), await balance()]).toEqual([
      ['delivered', 'refunded', 3000, 3000],
      7000,
    ])

    const whole = await order({ giftCard: card.code, code: 'THIRTY' })
    expect((await moneyOf(whole))[1]).toBe('paid')
    await refund(whole, 1000)
    expect([(await moneyOf(whole))[1], await balance()]).toEqual(['partially_refunded', 1000])
  })

  it('is refunded when a transfer arrives for a rejected order', async () => {
    const id = await order()
    await runOrderAction(shop, id, 'reject', { reason: 'customer' })
    expect((await transfer(id, 10_000)).status).toBe(200)
    expect(await moneyOf(id)).toEqual(['rejected', 'refunded', 10_000, 10_000])
  })

  it('keeps the deadline of each payment method, however often the buyer switches', async () => {
    const id = await order({ paymentMethod: 'card' })
    const payBy = (paymentMethod: string) =>
      buyer.call('POST', `/api/marketplace-customer/orders/${id}/pay`, { body: { paymentMethod } })
    const daysByTransfer = async () => {
      const { body } = await payBy('bank_transfer')
      return (Date.parse(body.data.transfer.deadline) - Date.now()) / 86_400_000
    }
    const days = await daysByTransfer()
    expect(days).toBeGreaterThan(4)
    await runSql(
      shop.server.db,
      `update orders set placed_at = placed_at - interval '2 days',
         payment_deadline = payment_deadline - interval '2 days' where id = $1`,
      [id],
    )
    expect((await payBy('card')).status).toBe(200)
    expect(await daysByTransfer()).toBeCloseTo(days - 2, 1)
  })

  it('frees a discount use when the order is rejected', async () => {
    await shop.staff('POST', '/api/marketplace/discounts', {
      body: {
        title: 'Two',
        type: 'code_discount',
        code: 'TWO',
        percentage: 10,
        usesPerCustomer: 2,
      },
    })
    const first = await order({ code: 'TWO' })
    await order({ code: 'TWO' })
    await runOrderAction(shop, first, 'reject', { reason: 'customer' })
    await order({ code: 'TWO' })
    const fourth = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], {
      code: 'TWO',
    })
    expect(fourth.body.error.code).toBe('discount_invalid')
  })

  it('protects products with open orders from being deleted', async () => {
    const part = await createProduct(shop, { stock: 10 })
    const kit = await createProduct(shop, {
      type: 'package',
      stockMode: 'derived',
      includedProducts: [{ product: part.id, quantity: 2 }],
    })
    const { body } = await placeOrder(buyer.call, [{ product: kit.id, quantity: 1 }])
    await shop.staff('PATCH', `/api/marketplace/products/${kit.id}`, {
      body: { includedProducts: [], visible: false },
    })
    const deleted = await shop.staff('DELETE', `/api/marketplace/products/${part.id}`)
    expect([deleted.status, deleted.body.error.code]).toEqual([409, 'in_use'])
    await runOrderAction(shop, body.data._id, 'reject', { reason: 'customer' })
    expect((await stockLevelOf(shop, part.id)).available).toBe(10)
    const free = await createProduct(shop, { stock: 0 })
    expect((await shop.staff('DELETE', `/api/marketplace/products/${free.id}`)).status).toBe(204)
  })

  it('shows the buyer no staff notes', async () => {
    const cartId = newId()
    const id = await order({ cartId })
    await shop.staff('PATCH', `/api/marketplace/orders/${id}/status`, {
      body: { status: 'in_progress', note: 'Slow payer' },
    })
    const again = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], { cartId })
    expect([again.status, again.body.data._id]).toEqual([201, id])
    expect(JSON.stringify(again.body)).not.toContain('Slow payer')
    const { body } = await buyer.call('GET', `/api/marketplace-customer/orders/${id}`)
    expect(JSON.stringify(body)).not.toContain('Slow payer')
  })

  it('is never reached without a delivery method, or from a cart whose order has ended', async () => {
    const box = await createShippableProduct(shop, { stock: 5 })
    await shop.staff('POST', '/api/marketplace/shipping-methods', {
      body: { title: 'Emirates only', price: usd(500), countries: ['AE'], active: true },
    })
    const items = [{ product: box.id, quantity: 1 }]
    expect((await placeOrder(buyer.call, items)).body.error.code).toBe('no_delivery')
    const cartId = newId()
    const id = await order({ cartId })
    await runOrderAction(shop, id, 'reject', { reason: 'customer' })
    const again = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }], { cartId })
    expect([again.status, again.body.error.code]).toEqual([409, 'cart_ended'])
  })
})
