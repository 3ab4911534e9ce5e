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
beforeAll(async () => void (shop = await openPayments()), 60_000)
afterAll(() => shop.close())

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

async function paid(changed: Parameters<typeof shop.begin>[0] = {}) {
  const payment = await shop.begin(changed)
  await shop.pay(payment.path)
  return payment
}

describe('beginning', () => {
  it('makes a page that nobody can guess', async () => {
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

  it('makes one page of the same request, even at the same time', async () => {
    const { order, ref, url } = await shop.begin()
    const again = await Promise.all([1, 2, 3].map(() => shop.gateway.createPayment(order)))
    expect(again).toEqual([1, 2, 3].map(() => ({ ref, url })))
  })

  it('does not take the same key for another amount', async () => {
    const { order } = await shop.begin()
    for (const amount of [usd(1), { amount: 12_900, currency: 'SAR' } as const]) {
      await expect(shop.gateway.createPayment({ ...order, amount })).rejects.toThrow(
        ProviderUnavailable,
      )
    }
  })

  it.each(['https://evil.example/', '//evil.example', `${publicUrl}.evil.example/`, 'en'])(
    'leads nowhere but to the shop: %s',
    async (returnUrl) => {
      await expect(shop.begin({ returnUrl })).rejects.toThrow(ProviderUnavailable)
    },
  )
})

describe('the facts', () => {
  it.each(amountsOfEveryScale)('of a payment in $currency', async (amount) => {
    const { ref } = await paid({ amount })
    expect(await shop.gateway.retrieve(ref)).toEqual({
      state: 'captured',
      captured: amount.amount,
      refunded: 0,
      currency: amount.currency,
      card: { brand: 'Visa', lastFour: '4242' },
    })
  })

  it('of one that ran out: nothing can be paid any more', async () => {
    const { ref, path } = await shop.begin()
    await shop.runOut(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'expired', captured: 0 })
    expect((await shop.pay(path)).statusCode).toBe(404)
    await shop.gateway.cancel(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'expired' })
  })

  it('of none that nobody began', async () => {
    for (const ref of ['', 'x'.repeat(43), '\0']) {
      await expect(shop.gateway.retrieve(ref)).rejects.toThrow(ProviderUnavailable)
    }
  })
})

describe('cancelling', () => {
  it('ends a payment that is open', async () => {
    const { ref, path } = await shop.begin()
    await shop.gateway.cancel(ref)
    await shop.gateway.cancel(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'cancelled' })
    expect(shop.typesTold(ref)).toEqual(['payment.cancelled'])
    expect((await shop.pay(path)).statusCode).toBe(303)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ captured: 0 })
  })

  it('does nothing to one that was paid', async () => {
    const { ref } = await paid()
    await shop.gateway.cancel(ref)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured', captured: 12_900 })
  })

  it('or paying: one of the two happens, not both', async () => {
    const { ref, path } = await shop.begin()
    await Promise.all([shop.pay(path), shop.gateway.cancel(ref)])
    const { state, captured } = await shop.gateway.retrieve(ref)
    expect([`captured ${12_900}`, 'cancelled 0']).toContain(`${state} ${captured}`)
    expect(shop.typesTold(ref)).toEqual([`payment.${state}`])
  })
})

describe('refunding', () => {
  const give = (ref: string, amount: number, key: string) =>
    shop.gateway.refund(ref, { amount: usd(amount), reason: 'x', key })

  it('gives back a part, then the rest, and never more', async () => {
    const { ref } = await paid()
    expect(await give(ref, 2_900, 'part')).toEqual({
      ref: expect.stringMatching(/^re_/),
      state: 'done',
    })
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ captured: 12_900, refunded: 2_900 })
    expect(await give(ref, 10_001, 'too much')).toMatchObject({ ref: '', state: 'failed' })
    expect(await give(ref, 10_000, 'rest')).toMatchObject({ state: 'done' })
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured', refunded: 12_900 })
    expect(shop.typesTold(ref).filter((type) => type === 'payment.refunded')).toHaveLength(2)
  })

  it('gives back once for one key', async () => {
    const { ref } = await paid()
    const once = await Promise.all([1, 2, 3].map(() => give(ref, 1_000, 'once')))
    expect(once[1]).toEqual(once[0])
    expect(once[2]).toEqual(once[0])
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ refunded: 1_000 })
    expect(await give(ref, 2_000, 'once')).toMatchObject({ state: 'failed' })
  })

  it('gives back no more than was taken, however many ask at once', async () => {
    const { ref } = await paid()
    const all = await Promise.all([1, 2, 3].map((each) => give(ref, 5_000, `at once ${each}`)))
    expect(all.filter(({ state }) => state === 'done')).toHaveLength(2)
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ refunded: 10_000 })
  })

  it('refuses what cannot be', async () => {
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
    expect(shop.typesTold(ref)).toEqual(['payment.captured'])
  })

  it('that has no money fails the payment', async () => {
    const { ref, url } = await shop.begin({ savedCard: createTestToken('empty') })
    expect(url).toContain(`payment=${ref}`)
    expect(await shop.gateway.retrieve(ref)).toEqual({
      state: 'failed',
      captured: 0,
      refunded: 0,
      currency: 'USD',
      failure: 'card_declined',
    })
    expect(shop.typesTold(ref)).toEqual(['payment.failed'])
  })

  it.each(['test_nothing', `test_toString_${'x'.repeat(43)}`, 'cus_1/pm_1', ''])(
    'of another kind (%j) leads to the page',
    async (savedCard) => {
      const { url, ref } = await shop.begin({ savedCard })
      expect(url).toBe(`${publicUrl}/test-gateway/payments/${ref}`)
    },
  )

  it('comes of a payment that was asked to keep its card', async () => {
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

describe('what the shop is told', () => {
  it('names the payment, and is signed', async () => {
    const { ref, order } = await paid()
    const [first] = shop.told.filter(({ event }) => event.payment.ref === ref)
    if (!first) throw new Error('nothing was told')
    expect(shop.gateway.readWebhook(first.raw, first.headers)).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      type: 'payment.captured',
      ref,
      paymentId: order.paymentId,
    })
  })

  it('is refused when it is signed by others, has other bytes, or is old', async () => {
    await paid()
    const { raw, headers } = shop.told.at(-1) ?? { raw: Buffer.from(''), headers: {} }
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

  it('is lost without harm while the shop is down', async () => {
    shop.listener.isDown = true
    const { ref, path } = await shop.begin()
    expect((await shop.pay(path)).statusCode).toBe(303)
    shop.listener.isDown = false
    expect(await shop.gateway.retrieve(ref)).toMatchObject({ state: 'captured' })
  })
})
