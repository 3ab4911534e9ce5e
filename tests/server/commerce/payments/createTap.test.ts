import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import {
  ProviderUnavailable,
  type PaymentProvider,
} from '#server/commerce/payments/paymentProvider.ts'
import { createTap } from '#server/commerce/payments/createTap.ts'
import { startFakeTap, type FakeTap } from '../../../support/payments/fakeTap.ts'
import {
  amountsOfEveryScale,
  samplePaymentOrder,
  publicUrl,
} from '../../../support/payments/samplePaymentOrder.ts'
import { connectEmpty } from '../../../support/connectEmpty.ts'

let fake: FakeTap
let tap: PaymentProvider
beforeAll(async () => {
  fake = await startFakeTap()
  tap = createTap(fake.settings)
})
afterAll(() => fake.close())
beforeEach(() => fake.fail(undefined))

const sent = () => JSON.parse(fake.requests.at(-1)?.body ?? '{}')

async function settled(status: string, changed: Parameters<typeof samplePaymentOrder>[0] = {}) {
  const order = samplePaymentOrder(changed)
  const { ref } = await tap.createPayment(order)
  fake.settle(ref, status)
  return { ref, order }
}

describe('beginning a payment', () => {
  it('opens a Tap page with all references to find the payment again', async () => {
    const order = samplePaymentOrder({
      expiresAt: new Date(Date.now() + 20.5 * 60_000).toISOString(),
    })
    const { ref, url } = await tap.createPayment(order)
    expect(ref).toMatch(/^chg_/)
    expect(url).toBe(`https://sandbox.payments.tap.test/${ref}`)
    const { paymentId, orderId, number, key, returnUrl, webhookUrl } = order
    expect(sent()).toEqual({
      amount: 129,
      currency: 'USD',
      customer_initiated: true,
      threeDSecure: true,
      save_card: false,
      description: number,
      metadata: { paymentId, orderId, number },
      reference: { transaction: paymentId, order: number, idempotent: key },
      receipt: { email: false, sms: false },
      customer: { first_name: 'Sara', last_name: 'bint Ali', email: 'sara@example.com' },
      source: { id: 'src_all' },
      transaction: { expiry: { period: 20, type: 'MINUTE' } },
      post: { url: webhookUrl },
      redirect: { url: returnUrl },
    })
    expect(fake.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v2/charges' })
    expect(fake.requests.at(-1)?.headers).toMatchObject({
      authorization: `Bearer ${fake.settings.secretKey}`,
      lang_code: 'en',
    })
  })

  it('uses the language of the payer', async () => {
    await tap.createPayment(samplePaymentOrder({ language: 'ar' }))
    expect(fake.requests.at(-1)?.headers).toMatchObject({ lang_code: 'ar' })
  })

  it.each([
    [amountsOfEveryScale[0], 1500],
    [amountsOfEveryScale[1], 129.05],
    [amountsOfEveryScale[2], 12.34],
    [{ amount: 12_345, currency: 'KWD' } as const, 12.345],
  ])('sends %o as %d', async (amount, written) => {
    await tap.createPayment(samplePaymentOrder(amount ? { amount } : {}))
    expect(sent()).toMatchObject({ amount: written, currency: amount?.currency })
  })

  it.each([
    [1, 5],
    [60 * 24, 60],
  ])('that expires in %d minutes expires in %d at Tap', async (minutes, period) => {
    const expiresAt = new Date(Date.now() + minutes * 60_000).toISOString()
    await tap.createPayment(samplePaymentOrder({ expiresAt }))
    expect(sent()).toMatchObject({ transaction: { expiry: { period } } })
  })

  it('creates one charge for the same request', async () => {
    const order = samplePaymentOrder()
    const page = await tap.createPayment(order)
    const { length } = fake.charges
    expect(await tap.createPayment(order)).toEqual(page)
    expect(fake.charges).toHaveLength(length)
  })

  it('rejects the same key with another amount', async () => {
    const order = samplePaymentOrder()
    await tap.createPayment(order)
    const other = { ...order, amount: { amount: 100, currency: 'USD' } as const }
    await expect(tap.createPayment(other)).rejects.toThrow(ProviderUnavailable)
  })
})

describe('a retrieved charge', () => {
  it.each([
    ['INITIATED', 'open'],
    ['IN_PROGRESS', 'open'],
    ['UNKNOWN', 'open'],
    ['SOMETHING_NEW', 'open'],
    ['ABANDONED', 'expired'],
    ['TIMEDOUT', 'expired'],
    ['CANCELLED', 'cancelled'],
    ['VOID', 'cancelled'],
    ['FAILED', 'failed'],
    ['DECLINED', 'failed'],
    ['RESTRICTED', 'failed'],
  ])('that is %s is reported as %s, with nothing captured', async (status, state) => {
    const { ref } = await settled(status)
    expect(await tap.retrieve(ref)).toMatchObject({
      state,
      captured: 0,
      refunded: 0,
      currency: 'USD',
    })
  })

  it.each(amountsOfEveryScale)('that was captured has its amount in $currency', async (amount) => {
    const { ref } = await settled('CAPTURED', { amount })
    expect(await tap.retrieve(ref)).toEqual({
      state: 'captured',
      captured: amount.amount,
      refunded: 0,
      currency: amount.currency,
      card: { brand: 'Visa', lastFour: '1019' },
    })
  })

  it('that failed has a reason', async () => {
    const { ref } = await settled('DECLINED')
    expect(await tap.retrieve(ref)).toMatchObject({ failure: '505 Declined, Insufficient Funds' })
  })

  it('is unchanged by cancelling, which Tap does not support', async () => {
    const { ref } = await settled('INITIATED')
    await tap.cancel(ref)
    expect(await tap.retrieve(ref)).toMatchObject({ state: 'open' })
  })
})

describe('refunding', () => {
  const give = (ref: string, amount: number, key: string) =>
    tap.refund(ref, { amount: { amount, currency: 'KWD' }, reason: 'broken on arrival', key })
  const fils = { amount: { amount: 12_345, currency: 'KWD' } } as const

  it('pays a part back, then the rest, and never more', async () => {
    const { ref, order } = await settled('CAPTURED', fils)
    expect(await give(ref, 345, 'part')).toEqual({
      ref: expect.stringMatching(/^re_/),
      state: 'done',
    })
    expect(sent()).toMatchObject({
      charge_id: ref,
      amount: 0.345,
      currency: 'KWD',
      reason: 'broken on arrival',
      reference: { merchant: 'part', idempotent: 'refund:part' },
      metadata: { paymentId: order.paymentId, key: 'part' },
      post: { url: order.webhookUrl },
    })
    expect(await tap.retrieve(ref)).toMatchObject({ captured: 12_345, refunded: 345 })
    expect(await give(ref, 12_001, 'too much')).toEqual({
      ref: '',
      state: 'failed',
      failure: expect.stringContaining('exceeds'),
    })
    for (const key of ['a', 'b', 'c']) {
      expect(await give(ref, 4_000, key)).toMatchObject({ state: 'done' })
    }
    expect(await tap.retrieve(ref)).toMatchObject({ state: 'captured', refunded: 12_345 })
  })

  it('refunds once per key, and reports the state of the refund', async () => {
    const { ref } = await settled('CAPTURED', fils)
    fake.keepRefundsPending(true)
    const first = await give(ref, 1_000, 'once')
    fake.keepRefundsPending(false)
    expect(first).toMatchObject({ state: 'pending' })
    expect(await tap.retrieve(ref)).toMatchObject({ refunded: 1_000 })
    fake.settleRefund(first.ref, 'REFUNDED')
    expect(await give(ref, 1_000, 'once')).toEqual({ ref: first.ref, state: 'done' })
    expect(fake.refunds.filter((each) => each['charge_id'] === ref)).toHaveLength(1)
  })

  it('does not count a refund the bank refused', async () => {
    const { ref } = await settled('CAPTURED', fils)
    const { ref: refund } = await give(ref, 1_000, 'refused')
    fake.settleRefund(refund, 'DECLINED')
    expect(await give(ref, 1_000, 'refused')).toMatchObject({ ref: refund, state: 'failed' })
    expect(await tap.retrieve(ref)).toMatchObject({ refunded: 0 })
  })

  it('leaves a refund open while Tap is not sure of it', async () => {
    const { ref } = await settled('CAPTURED', fils)
    const { ref: refund } = await give(ref, 1_000, 'unsure')
    fake.settleRefund(refund, 'UNKNOWN')
    expect(await give(ref, 1_000, 'unsure')).toEqual({ ref: refund, state: 'pending' })
  })

  it('rejects a refund of what was never captured', async () => {
    const { ref } = await settled('DECLINED', fils)
    expect(await give(ref, 100, 'unpaid')).toMatchObject({ ref: '', state: 'failed' })
  })
})

describe('a saved card', () => {
  const saving = async (lastFour: string) => {
    const { ref } = await tap.createPayment(samplePaymentOrder({ saveCard: true }))
    expect(sent()).toMatchObject({ save_card: true })
    fake.settle(ref, 'CAPTURED', lastFour)
    const { saved } = await tap.retrieve(ref)
    return saved
  }

  it('is saved from a payment that asked for it', async () => {
    expect(await saving('1019')).toEqual({
      token: expect.stringMatching(/^cus_\w+\/card_\w+$/),
      provider: 'tap',
      brand: 'Visa',
      lastFour: '1019',
      expiry: '04/31',
      holder: 'SARA ALI',
    })
  })

  it('pays at once, by a single-use token, and once per key', async () => {
    const { token = '' } = (await saving('1019')) ?? {}
    const order = samplePaymentOrder({ savedCard: token })
    const { ref, url } = await tap.createPayment(order)
    expect(sent()).toMatchObject({
      source: { id: expect.stringMatching(/^tok_/) },
      customer: { id: token.split('/')[0] },
    })
    expect(url).toBe(`${publicUrl}/en/orders/1?tab=payment&tap_id=${ref}`)
    expect(await tap.retrieve(ref)).toMatchObject({ state: 'captured', captured: 12_900 })
    const { length } = fake.charges
    expect(await tap.createPayment(order)).toEqual({ ref, url })
    expect(fake.charges).toHaveLength(length)
  })

  it('that is declined fails the payment', async () => {
    const { token = '' } = (await saving('0002')) ?? {}
    const { ref, url } = await tap.createPayment(samplePaymentOrder({ savedCard: token }))
    expect(url).toContain(`tap_id=${ref}`)
    expect(await tap.retrieve(ref)).toMatchObject({ state: 'failed', captured: 0 })
  })

  it('that needs authentication opens the Tap page', async () => {
    const { token = '' } = (await saving('3184')) ?? {}
    const { ref, url } = await tap.createPayment(samplePaymentOrder({ savedCard: token }))
    expect(url).toBe(`https://sandbox.payments.tap.test/${ref}`)
  })

  it('of another provider opens the page', async () => {
    await tap.createPayment(samplePaymentOrder({ savedCard: 'cus_1/pm_1' }))
    expect(sent()).toMatchObject({ source: { id: 'src_all' } })
  })

  it('cannot be added without a payment', async () => {
    const { db, close } = await connectEmpty()
    const setup = { accountId: newId(), returnTo: '/en', language: 'en' } as const
    await expect(tap.vault.startSetup(setup, db)).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    })
    expect(await tap.vault.redeemToken('cus_1/card_1', setup.accountId, db)).toBeUndefined()
    await close()
  })
})

describe('an unavailable Tap', () => {
  it.each(['refused', 'broken', 'busy', 'nonsense'] as const)(
    'throws ProviderUnavailable when it is %s',
    async (outage) => {
      const { ref } = await settled('CAPTURED')
      await fake.fail(outage)
      const amount = { amount: 100, currency: 'USD' } as const
      await expect(tap.createPayment(samplePaymentOrder())).rejects.toThrow(ProviderUnavailable)
      await expect(tap.retrieve(ref)).rejects.toThrow(ProviderUnavailable)
      await expect(tap.refund(ref, { amount, reason: 'x', key: outage })).rejects.toThrow(
        ProviderUnavailable,
      )
    },
  )

  it('times out', async () => {
    const hasty = createTap({ ...fake.settings, timeout: 50 })
    await fake.fail('silent')
    await expect(hasty.createPayment(samplePaymentOrder())).rejects.toThrow(ProviderUnavailable)
  })

  it('throws ProviderUnavailable for a wrong key, without revealing it', async () => {
    const wrong = createTap({ ...fake.settings, secretKey: 'sk_test_wrongKey' })
    const error = await wrong.createPayment(samplePaymentOrder()).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ProviderUnavailable)
    expect(String(error)).toContain('401 1101 Unauthorized')
    expect(String(error)).not.toContain('sk_')
  })

  it('throws ProviderUnavailable for an unknown charge', async () => {
    await expect(tap.retrieve('chg_none')).rejects.toThrow(ProviderUnavailable)
  })
})
