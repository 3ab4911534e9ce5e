import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ProviderUnavailable,
  InvalidWebhookError,
} from '#server/commerce/payments/paymentProvider.ts'
import { createTestToken } from '#server/commerce/payments/testTokens.ts'
import { signTestWebhook, signatureHeader } from '#server/commerce/payments/testWebhooks.ts'
import { amountsOfEveryScale, publicUrl } from '../../../support/payments/samplePaymentOrder.ts'
import { openPayments } from './support/payments.ts'

let shop: Awaited<ReturnType<typeof openPayments>>
beforeAll(async () => void (shop = await openPayments()))
afterAll(() => shop.close())

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

async function paid(changed: Parameters<typeof shop.begin>[0] = {}) {
  const payment = await shop.begin(changed)
  await shop.pay(payment.path)
  return payment
}

describe('beginning a payment', () => {
  it('creates a page with an unguessable address', async () => {
    const { ref, url } = await shop.begin()
    expect(url).toBe(`${publicUrl}/test-gateway/payments/${ref}`)
    expect(Buffer.from(ref, 'base64url')).toHaveLength(32)
    expect(await shop.gateway.retrieve(ref)).toEqual({
      state: 'open',
      captured: 0,
      refunded: 0,
      currency: 'USD',
    })
  })

  it('creates one page for the same request, even concurrently', async () => {
    const { order, ref, url } = await shop.begin()
    const again = await Promise.all([1, 2, 3].map(() => shop.gateway.createPayment(order)))
    expect(again).toEqual([1, 2, 3].map(() => ({ ref, url })))
  })

  it('rejects the same key with another amount', async () => {
    const { order } = await shop.begin()
    for (const amount of [usd(1), { amount: 12_900, currency: 'SAR' } as const]) {
      await expect(shop.gateway.createPayment({ ...order, amount })).rejects.toThrow(
        ProviderUnavailable,
      )
    }
  })

  it.each(['https://evil.example/', '//evil.example', `${publicUrl}.evil.example/`, 'en'])(
    'returns only to the shop: %s',
    async (returnUrl) => {
      await expect(shop.begin({ returnUrl })).rejects.toThrow(ProviderUnavailable)
    },
  )
})

describe('a retrieved payment', () => {
  it.each(amountsOfEveryScale)('has its amount in $currency', async (amount) => {
    const { ref } = await paid({ amount })
    expect(await shop.gateway.retrieve(ref)).toEqual({
      state: 'captured',
      captured: amount.amount,
      refunded: 0,
      currency: amount.currency,
      card: { brand: 'Visa', lastFour: '4242' },
    })
  })

  it('that has expired can no longer be paid', async () => {
    const { ref, path } = await shop.begin()
    await shop.runOut(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'expired', captured: 0 })
    expect((await shop.pay(path)).statusCode).toBe(404)
    await shop.gateway.cancel(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'expired' })
  })

  it('that was never begun is unknown', async () => {
    for (const ref of ['', 'x'.repeat(43), '\0']) {
      await expect(shop.gateway.retrieve(ref)).rejects.toThrow(ProviderUnavailable)
    }
  })
})

describe('cancelling', () => {
  it('ends an open payment', async () => {
    const { ref, path } = await shop.begin()
    await shop.gateway.cancel(ref)
    await shop.gateway.cancel(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'cancelled' })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.cancelled'])
    expect((await shop.pay(path)).statusCode).toBe(303)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ captured: 0 })
  })

  it('does nothing to a paid one', async () => {
    const { ref } = await paid()
    await shop.gateway.cancel(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured', captured: 12_900 })
  })

  it('and paying exclude each other', async () => {
    const { ref, path } = await shop.begin()
    await Promise.all([shop.pay(path), shop.gateway.cancel(ref)])
    const { state, captured } = await shop.gateway.retrieve(ref)
    expect([`captured ${12_900}`, 'cancelled 0']).toContain(`${state} ${captured}`)
    expect(shop.deliveredTypes(ref)).toEqual([`payment.${state}`])
  })
})

describe('refunding', () => {
  const give = (ref: string, amount: number, key: string) =>
    shop.gateway.refund(ref, { amount: usd(amount), reason: 'x', key })

  it('pays a part back, then the rest, and never more', async () => {
    const { ref } = await paid()
    expect(await give(ref, 2_900, 'part')).toEqual({
      ref: expect.stringMatching(/^re_/),
      state: 'done',
    })
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ captured: 12_900, refunded: 2_900 })
    expect(await give(ref, 10_001, 'too much')).toMatchObject({ ref: '', state: 'failed' })
    expect(await give(ref, 10_000, 'rest')).toMatchObject({ state: 'done' })
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured', refunded: 12_900 })
    expect(shop.deliveredTypes(ref).filter((type) => type === 'payment.refunded')).toHaveLength(2)
  })

  it('refunds once per key', async () => {
    const { ref } = await paid()
    const once = await Promise.all([1, 2, 3].map(() => give(ref, 1_000, 'once')))
    expect(once[1]).toEqual(once[0])
    expect(once[2]).toEqual(once[0])
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ refunded: 1_000 })
    expect(await give(ref, 2_000, 'once')).toMatchObject({ state: 'failed' })
  })

  it('refunds no more than was captured, even concurrently', async () => {
    const { ref } = await paid()
    const all = await Promise.all([1, 2, 3].map((each) => give(ref, 5_000, `at once ${each}`)))
    expect(all.filter(({ state }) => state === 'done')).toHaveLength(2)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ refunded: 10_000 })
  })

  it('rejects impossible refunds', async () => {
    const { ref: open } = await shop.begin()
    expect(await give(open, 100, 'unpaid')).toMatchObject({ state: 'failed' })
    const { ref } = await paid()
    expect(await give(ref, 0, 'nothing')).toMatchObject({ state: 'failed' })
    const amount = { amount: 100, currency: 'SAR' } as const
    expect(await shop.gateway.refund(ref, { amount, reason: 'x', key: 'sar' })).toMatchObject({
      state: 'failed',
    })
  })
})

describe('a saved card', () => {
  it('pays at once, without a page, and once', async () => {
    const { order, ref, url } = await shop.begin({ savedCard: createTestToken('mada') })
    expect(url).toBe(`${publicUrl}/en/orders/1?tab=payment&payment=${ref}`)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({
      state: 'captured',
      captured: 12_900,
      card: { brand: 'mada', lastFour: '4201' },
    })
    expect(await shop.gateway.createPayment(order)).toEqual({ ref, url })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.captured'])
  })

  it('without funds fails the payment', async () => {
    const { ref, url } = await shop.begin({ savedCard: createTestToken('empty') })
    expect(url).toContain(`payment=${ref}`)
    expect(await shop.gateway.retrieve(ref)).toEqual({
      state: 'failed',
      captured: 0,
      refunded: 0,
      currency: 'USD',
      failure: 'card_declined',
    })
    expect(shop.deliveredTypes(ref)).toEqual(['payment.failed'])
  })

  it.each(['test_nothing', `test_toString_${'x'.repeat(43)}`, 'cus_1/pm_1', ''])(
    'of another kind (%j) opens the page',
    async (savedCard) => {
      const { url, ref } = await shop.begin({ savedCard })
      expect(url).toBe(`${publicUrl}/test-gateway/payments/${ref}`)
    },
  )

  it('is saved from a payment that asked for it', async () => {
    const { ref } = await paid({ saveCard: true })
    const { saved } = await shop.gateway.retrieve(ref)
    expect(saved).toEqual({
      token: expect.stringMatching(/^test_visa_[\w-]{43}$/),
      provider: 'test',
      brand: 'Visa',
      lastFour: '4242',
      expiry: expect.stringMatching(/^\d\d\/\d\d$/),
      holder: 'Sara bint Ali',
    })
    expect((await shop.gateway.retrieve(ref)).saved).toEqual(saved)
    const again = await shop.begin({ savedCard: saved?.token ?? '' })
    expect(await shop.gateway.retrieve(again.ref)).toMatchObject({ state: 'captured' })
    expect(await shop.gateway.retrieve((await paid()).ref)).not.toHaveProperty('saved')
  })
})

describe('a test gateway webhook', () => {
  it('names the payment, and is signed', async () => {
    const { ref, order } = await paid()
    const [first] = shop.deliveries.filter(({ event }) => event.payment.ref === ref)
    if (!first) throw new Error('no webhook was delivered')
    expect(shop.gateway.readWebhook(first.raw, first.headers)).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      type: 'payment.captured',
      ref,
      paymentId: order.paymentId,
    })
  })

  it('is rejected when its signature, bytes or age are wrong', async () => {
    await paid()
    const { raw, headers } = shop.deliveries.at(-1) ?? { raw: Buffer.from(''), headers: {} }
    const secret = 'a secret of the shop'
    const now = Math.floor(Date.now() / 1000)
    const signed = (signature: string) => ({ [signatureHeader]: signature })
    expect(
      shop.gateway.readWebhook(raw, signed(signTestWebhook(raw, secret, now - 290))),
    ).toBeDefined()
    for (const wrong of [
      { raw, headers: signed(signTestWebhook(raw, 'another secret')) },
      { raw, headers: signed(signTestWebhook(raw, secret, now - 310)) },
      { raw, headers: signed(signTestWebhook(raw, secret, now + 310)) },
      { raw: Buffer.from(raw.toString().replace('captured', 'refunded')), headers },
      { raw: Buffer.from(''), headers },
      { raw, headers: {} },
      { raw, headers: signed('t=1,v1=x') },
      { raw, headers: signed(signTestWebhook(raw, secret).replace(/t=\d+/, `t=${now - 5}`)) },
      { raw: Buffer.from('{}'), headers: signed(signTestWebhook(Buffer.from('{}'), secret)) },
    ]) {
      expect(() => shop.gateway.readWebhook(wrong.raw, wrong.headers)).toThrow(InvalidWebhookError)
    }
  })

  it('may be lost without harm while the shop is down', async () => {
    shop.listener.isDown = true
    const { ref, path } = await shop.begin()
    expect((await shop.pay(path)).statusCode).toBe(303)
    shop.listener.isDown = false
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured' })
  })
})
