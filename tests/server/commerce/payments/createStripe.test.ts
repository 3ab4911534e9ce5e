import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ProviderUnavailable,
  InvalidWebhookError,
  type PaymentProvider,
} from '#server/commerce/payments/paymentProvider.ts'
import { createStripe } from '#server/commerce/payments/createStripe.ts'
import { expiryAt } from '#server/commerce/payments/stripe/checkout.ts'
import { startFakeStripe, type FakeStripe } from '../../../support/payments/fakeStripe.ts'
import { parseForm, formValue } from '../../../support/payments/formBody.ts'
import {
  amountsOfEveryScale,
  samplePaymentOrder,
  publicUrl,
} from '../../../support/payments/samplePaymentOrder.ts'

let fake: FakeStripe
let stripe: PaymentProvider
beforeAll(async () => {
  fake = await startFakeStripe()
  stripe = createStripe({ ...fake.settings, publicUrl })
})
afterAll(() => fake.close())
beforeEach(() => fake.fail(undefined))

const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000).toISOString()
const lastForm = () => parseForm(fake.requests.at(-1)?.body ?? '')

/** Creates a payment that was paid on its page. */
async function paid(changed: Parameters<typeof samplePaymentOrder>[0] = {}) {
  const order = samplePaymentOrder(changed)
  const { ref } = await stripe.createPayment(order)
  fake.pay(ref)
  return { ref, order }
}

describe('beginning a payment', () => {
  it('opens a Stripe page with all references to find the payment again', async () => {
    const order = samplePaymentOrder({ expiresAt: hours(2) })
    const { ref, url } = await stripe.createPayment(order)
    expect(ref).toMatch(/^cs_/)
    expect(url).toBe(`https://checkout.stripe.test/c/pay/${ref}`)
    const { paymentId, orderId, number, key } = order
    expect(lastForm()).toMatchObject({
      mode: 'payment',
      client_reference_id: orderId,
      customer_email: 'sara@example.com',
      locale: 'en',
      expires_at: String(Math.floor(Date.parse(order.expiresAt) / 1000)),
      adaptive_pricing: { enabled: 'false' },
      metadata: { paymentId, orderId, number, key },
      payment_intent_data: { metadata: { paymentId, orderId, number, key } },
      line_items: {
        0: {
          quantity: '1',
          price_data: { currency: 'usd', unit_amount: '12900', product_data: { name: number } },
        },
      },
      success_url: `${publicUrl}/en/orders/1?tab=payment&payment={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/en/orders/1?tab=payment`,
    })
    expect(fake.requests.at(-1)?.headers['idempotency-key']).toBe(key)
  })

  it('uses English or the language of the browser', async () => {
    await stripe.createPayment(samplePaymentOrder({ language: 'ar' }))
    expect(lastForm()).toMatchObject({ locale: 'auto' })
  })

  it.each(amountsOfEveryScale)(
    'sends $amount in whole minor units of $currency',
    async (amount) => {
      await stripe.createPayment(samplePaymentOrder({ amount }))
      expect(formValue(lastForm(), 'line_items', '0', 'price_data')).toMatchObject({
        currency: amount.currency.toLowerCase(),
        unit_amount: String(amount.amount),
      })
    },
  )

  it('rounds nothing away: amounts with three decimals Stripe rejects are refused', async () => {
    const order = samplePaymentOrder({ amount: { amount: 12_345, currency: 'KWD' } })
    await expect(stripe.createPayment(order)).rejects.toThrow(ProviderUnavailable)
  })

  it('creates one page for the same request', async () => {
    const order = samplePaymentOrder()
    const pages = await Promise.all([stripe.createPayment(order), stripe.createPayment(order)])
    expect(pages[1]).toEqual(pages[0])
    expect(await stripe.createPayment(order)).toEqual(pages[0])
  })

  it('finds the page again when the clock has changed its expiry', async () => {
    const order = samplePaymentOrder()
    const page = await stripe.createPayment(order)
    expect(await stripe.createPayment({ ...order, expiresAt: hours(3) })).toEqual(page)
    fake.pay(page.ref)
    expect(await stripe.createPayment({ ...order, expiresAt: hours(3) })).toEqual({
      ref: page.ref,
      url: order.returnUrl,
    })
    expect(fake.list('charge').filter((each) => each['amount'] === 12_900)).toHaveLength(1)
  })

  it('rejects the same key with another amount', async () => {
    const order = samplePaymentOrder()
    await stripe.createPayment(order)
    const other = { ...order, amount: { amount: 100, currency: 'USD' } as const }
    await expect(stripe.createPayment(other)).rejects.toThrow(ProviderUnavailable)
  })

  it.each([
    ['one minute', 1 / 60, 31, 32],
    ['two hours', 2, 120, 120],
    ['one week', 24 * 7, 24 * 60 - 2, 24 * 60 - 1],
  ])('clamps the expiry of %s to the limits of Stripe', (_, delayHours, least, most) => {
    const now = Date.now()
    const minutes =
      (expiryAt(new Date(now + delayHours * 3_600_000).toISOString(), now) - now / 1000) / 60
    expect(Math.round(minutes)).toBeGreaterThanOrEqual(least)
    expect(Math.round(minutes)).toBeLessThanOrEqual(most)
  })
})

describe('a retrieved payment', () => {
  it('is open with nothing captured while its page is open', async () => {
    const { ref } = await stripe.createPayment(samplePaymentOrder())
    const open = { state: 'open', captured: 0, refunded: 0, currency: 'USD' }
    expect(await stripe.retrieve(ref)).toEqual(open)
    fake.decline(ref)
    expect(await stripe.retrieve(ref)).toEqual(open)
  })

  it('has the amount and the card once its page was paid', async () => {
    const { ref } = await paid()
    expect(await stripe.retrieve(ref)).toEqual({
      state: 'captured',
      captured: 12_900,
      refunded: 0,
      currency: 'USD',
      card: { brand: 'Visa', lastFour: '4242' },
    })
  })

  it.each(amountsOfEveryScale)('has amounts in minor units of $currency', async (amount) => {
    const { ref } = await paid({ amount })
    expect(await stripe.retrieve(ref)).toMatchObject({
      captured: amount.amount,
      currency: amount.currency,
    })
  })

  it('is pending while the payment takes its time', async () => {
    const [good, bad] = [
      await stripe.createPayment(samplePaymentOrder()),
      await stripe.createPayment(samplePaymentOrder()),
    ]
    for (const { ref } of [good, bad]) {
      fake.payLater(ref)
      expect(await stripe.retrieve(ref)).toMatchObject({ state: 'open', captured: 0 })
    }
    fake.settle(good.ref, 'paid')
    fake.settle(bad.ref, 'failed')
    expect(await stripe.retrieve(good.ref)).toMatchObject({ state: 'captured', captured: 12_900 })
    expect(await stripe.retrieve(bad.ref)).toEqual({
      state: 'failed',
      captured: 0,
      refunded: 0,
      currency: 'USD',
      failure: 'insufficient_funds: Your card has insufficient funds.',
    })
  })

  it('is expired when its page has expired', async () => {
    const { ref } = await stripe.createPayment(samplePaymentOrder())
    fake.expire(ref)
    expect(await stripe.retrieve(ref)).toMatchObject({ state: 'expired', captured: 0 })
  })
})

describe('cancelling', () => {
  it('closes an open page', async () => {
    const { ref } = await stripe.createPayment(samplePaymentOrder())
    await stripe.cancel(ref)
    expect(await stripe.retrieve(ref)).toMatchObject({ state: 'expired' })
    await stripe.cancel(ref)
  })

  it('does nothing to a paid one', async () => {
    const { ref } = await paid()
    await stripe.cancel(ref)
    expect(await stripe.retrieve(ref)).toMatchObject({ state: 'captured', captured: 12_900 })
  })
})

describe('refunding', () => {
  const give = (ref: string, amount: number, key: string, reason = 'broken on arrival') =>
    stripe.refund(ref, { amount: { amount, currency: 'USD' }, reason, key })

  it('pays a part back, then the rest, and never more', async () => {
    const { ref, order } = await paid()
    const part = await give(ref, 2_900, 'part')
    expect(part).toEqual({ ref: expect.stringMatching(/^re_/), state: 'done' })
    expect(fake.find(part.ref)['metadata']).toEqual({
      paymentId: order.paymentId,
      key: 'part',
      reason: 'broken on arrival',
    })
    expect(await stripe.retrieve(ref)).toMatchObject({ captured: 12_900, refunded: 2_900 })
    expect(await give(ref, 10_001, 'too much')).toEqual({
      ref: '',
      state: 'failed',
      failure: expect.stringContaining('greater than unrefunded'),
    })
    expect(await give(ref, 10_000, 'rest')).toMatchObject({ state: 'done' })
    expect(await stripe.retrieve(ref)).toMatchObject({ state: 'captured', refunded: 12_900 })
  })

  it('refunds once per key, and reports the state of the refund', async () => {
    const { ref } = await paid()
    fake.keepRefundsPending(true)
    const first = await give(ref, 1_000, 'once')
    fake.keepRefundsPending(false)
    expect(first).toMatchObject({ state: 'pending' })
    expect(await give(ref, 1_000, 'once')).toEqual(first)
    fake.settleRefund(first.ref, 'succeeded')
    expect(await give(ref, 1_000, 'once')).toEqual({ ref: first.ref, state: 'done' })
    expect(await stripe.retrieve(ref)).toMatchObject({ refunded: 1_000 })
  })

  it('reports a refund the bank returned', async () => {
    const { ref } = await paid()
    fake.keepRefundsPending(true)
    const { ref: refund } = await give(ref, 1_000, 'sent back')
    fake.keepRefundsPending(false)
    fake.settleRefund(refund, 'failed')
    expect(await give(ref, 1_000, 'sent back')).toEqual({
      ref: refund,
      state: 'failed',
      failure: 'expired_or_canceled_card',
    })
    expect(await stripe.retrieve(ref)).toMatchObject({ refunded: 0 })
  })

  it('rejects impossible refunds', async () => {
    const { ref: open } = await stripe.createPayment(samplePaymentOrder())
    expect(await give(open, 100, 'unpaid')).toMatchObject({ state: 'failed', ref: '' })
    const { ref } = await paid({ amount: { amount: 12_340, currency: 'KWD' } })
    expect(await give(ref, 100, 'currency')).toMatchObject({ state: 'failed' })
    const fils = { amount: { amount: 105, currency: 'KWD' }, reason: 'x', key: 'fils' } as const
    expect(await stripe.refund(ref, fils)).toMatchObject({ state: 'failed' })
  })
})

describe('a webhook', () => {
  const read = ({ raw, headers }: ReturnType<FakeStripe['event']>) =>
    stripe.readWebhook(raw, headers)

  it.each([
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
  ])('%s names the page and the payment', async (type) => {
    const { ref, order } = await paid()
    const event = fake.event(type, fake.find(ref), { id: 'evt_1' })
    const { paymentId } = order
    expect(read(event)).toEqual({ eventId: 'evt_1', type, ref, paymentId })
    expect(read(event)).toEqual(read(event))
  })

  it.each(['charge.refunded', 'refund.updated', 'refund.failed'])(
    '%s names only the payment, as Stripe no longer knows the page',
    async (type) => {
      const { ref, order } = await paid()
      const amount = { amount: 100, currency: 'USD' } as const
      await stripe.refund(ref, { amount, reason: 'x', key: `event ${type}` })
      const object = type.startsWith('charge') ? 'charge' : 'refund'
      const [subject] = fake.list(object)
      if (!subject) throw new Error('nothing to tell of')
      const { paymentId } = order
      expect(read(fake.event(type, subject))).toMatchObject({ type, paymentId })
      expect(read(fake.event(type, subject))).not.toHaveProperty('ref')
    },
  )

  it('of any other type is only named', async () => {
    const { ref } = await paid()
    const event = fake.event('customer.created', fake.find(ref), { id: 'evt_2' })
    expect(read(event)).toEqual({ eventId: 'evt_2', type: 'customer.created' })
  })

  it('of a page that adds a card is not a payment', async () => {
    const session = { id: 'cs_1', object: 'checkout.session', mode: 'setup', metadata: null }
    expect(read(fake.event('checkout.session.completed', session))).not.toHaveProperty('ref')
  })

  it('is rejected when its signature, bytes or age are wrong', async () => {
    const { ref } = await paid()
    const session = fake.find(ref)
    const type = 'checkout.session.completed'
    const { raw, headers } = fake.event(type, session)
    const late = Math.floor(Date.now() / 1000) - 301
    for (const wrong of [
      fake.event(type, session, { secret: 'whsec_somebodyElse' }),
      fake.event(type, session, { at: late }),
      { raw: Buffer.from(raw.toString().replace('{', '{ ')), headers },
      { raw: Buffer.from(raw.toString().replace('paid', 'free')), headers },
      { raw, headers: {} },
      { raw, headers: { 'stripe-signature': 't=1,v1=x' } },
      { raw, headers: { 'stripe-signature': [headers['stripe-signature'] ?? '', 'x'] } },
      { raw: Buffer.from(''), headers },
    ]) {
      expect(() => stripe.readWebhook(wrong.raw, wrong.headers)).toThrow(InvalidWebhookError)
    }
  })
})

describe('an unavailable Stripe', () => {
  it.each(['refused', 'broken', 'busy', 'nonsense'] as const)(
    'throws ProviderUnavailable when it is %s, and works once it is back',
    async (outage) => {
      const { ref } = await paid()
      const order = samplePaymentOrder()
      await fake.fail(outage)
      await expect(stripe.createPayment(order)).rejects.toThrow(ProviderUnavailable)
      await expect(stripe.retrieve(ref)).rejects.toThrow(ProviderUnavailable)
      await fake.fail(undefined)
      const { ref: begun } = await stripe.createPayment(order)
      expect(await stripe.retrieve(begun)).toMatchObject({ state: 'open' })
    },
    20_000,
  )

  it('throws ProviderUnavailable for a wrong key, without revealing it', async () => {
    const secretKey = 'sk_test_wrongKeyOfNobody'
    const wrong = createStripe({ ...fake.settings, secretKey, publicUrl })
    const error = await wrong.createPayment(samplePaymentOrder()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ProviderUnavailable)
    expect(String(error)).toMatch(/401/)
    expect(String(error)).not.toMatch(/sk_/)
    expect(JSON.stringify(error)).not.toMatch(/sk_/)
  })

  it('throws ProviderUnavailable for an unknown payment', async () => {
    await expect(stripe.retrieve('cs_test_none')).rejects.toThrow(ProviderUnavailable)
    await expect(stripe.cancel('cs_test_none')).rejects.toThrow(ProviderUnavailable)
  })
})
