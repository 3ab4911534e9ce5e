import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/boot/config.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { createProviders } from '#server/commerce/payments/createProviders.ts'
import { startFakeStripe } from '../../../support/payments/fakeStripe.ts'
import { startFakeTap } from '../../../support/payments/fakeTap.ts'
import { samplePaymentOrder } from '../../../support/payments/samplePaymentOrder.ts'
import { connectEmpty } from '../../../support/connectEmpty.ts'

let connection: Connection
beforeAll(async () => void (connection = await connectEmpty()))
afterAll(() => connection.close())

async function choose(env: Record<string, string>) {
  const config = readConfig(env, { brand: 'one' })
  const all = await createProviders(config, {
    db: connection.db,
    secret: 'secret',
    deliverWebhook: () => {},
  })
  return { current: all.get(config.paymentProvider), all: [...all.keys()] }
}

describe('the payment provider', () => {
  it('is the test gateway with its own pages by default', async () => {
    expect((await choose({})).current).toMatchObject({ code: 'TEST', pages: expect.any(Function) })
  })

  it('is Stripe at its configured API address', async () => {
    const fake = await startFakeStripe()
    const { secretKey, webhookSecret } = fake.settings
    const { current: stripe } = await choose({
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: fake.url,
    })
    expect(stripe).toMatchObject({ code: 'STRIPE' })
    expect(stripe).not.toHaveProperty('pages')
    expect(await stripe?.createPayment(samplePaymentOrder())).toMatchObject({
      ref: expect.stringMatching(/^cs_/),
    })
    await fake.close()
  })

  it('is Tap at its configured API address', async () => {
    const fake = await startFakeTap()
    const { secretKey, apiUrl } = fake.settings
    const { current: tap } = await choose({ TAP_SECRET_KEY: secretKey, TAP_API_URL: `${apiUrl}/` })
    expect(tap).toMatchObject({ code: 'TAP' })
    expect(await tap?.createPayment(samplePaymentOrder())).toMatchObject({
      ref: expect.stringMatching(/^chg_/),
    })
    await fake.close()
  })

  it('is none when switched off', async () => {
    expect(await choose({ PAYMENT_PROVIDER: 'OFF' })).toEqual({ current: undefined, all: [] })
  })

  it('also includes former ones, to settle their payments, except the test gateway', async () => {
    const tap = { TAP_SECRET_KEY: 'sk' }
    const both = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', ...tap }
    expect(await choose(both)).toMatchObject({
      current: { code: 'STRIPE' },
      all: ['STRIPE', 'TAP'],
    })
    expect(await choose({ ...tap, PAYMENT_PROVIDER: 'OFF' })).toEqual({
      current: undefined,
      all: ['TAP'],
    })
  })
})
