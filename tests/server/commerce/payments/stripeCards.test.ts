import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '#domain/locale.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { newId } from '#server/platform/newId.ts'
import {
  ProviderUnavailable,
  type PaymentProvider,
} from '#server/commerce/payments/paymentProvider.ts'
import { createStripe } from '#server/commerce/payments/createStripe.ts'
import { startFakeStripe, type FakeStripe } from '../../../support/payments/fakeStripe.ts'
import { parseForm } from '../../../support/payments/formBody.ts'
import { samplePaymentOrder, publicUrl } from '../../../support/payments/samplePaymentOrder.ts'
import { connectEmpty } from '../../../support/connectEmpty.ts'

let fake: FakeStripe
let stripe: PaymentProvider
let connection: Connection
const [owner, stranger] = [newId(), newId()]

beforeAll(async () => {
  fake = await startFakeStripe()
  stripe = createStripe({ ...fake.settings, publicUrl })
  connection = await connectEmpty()
  await migrate(connection, 'beforeSync')
  for (const id of [owner, stranger]) {
    await runSql(
      connection.db,
      `insert into accounts (id, kind, realm, email, name) values ($1, 'customer', 'shop', $2, 'Sara')`,
      [id, `${id}@example.com`],
    )
  }
})
afterAll(async () => {
  await fake.close()
  await connection.close()
})

const lastForm = () => parseForm(fake.requests.at(-1)?.body ?? '')

async function openSetup(returnTo = '/en/account?tab=cards', language: Language = 'en') {
  const url = await stripe.vault.startSetup({ accountId: owner, returnTo, language }, connection.db)
  return { url, id: url.split('/').at(-1) ?? '' }
}
const cardOf = (token: string, account = owner) =>
  stripe.vault.redeemToken(token, account, connection.db)

async function savedCard(lastFour: string): Promise<string> {
  const { id } = await openSetup()
  fake.addCard(id, lastFour)
  return (await cardOf(id))?.token ?? ''
}

describe('the Stripe vault', () => {
  it('opens a Stripe page that adds a card for the customer of the account', async () => {
    const { url, id } = await openSetup()
    expect(url).toBe(`https://checkout.stripe.test/c/pay/${id}`)
    expect(lastForm()).toMatchObject({
      mode: 'setup',
      client_reference_id: owner,
      allowed_payment_method_types: { 0: 'card' },
      success_url: `${publicUrl}/en/account?tab=cards&card_setup={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicUrl}/en/account?tab=cards&card_setup=cancelled`,
    })
    await openSetup()
    const customers = fake.list('customer')
    expect(customers).toHaveLength(1)
    expect(customers[0]).toMatchObject({ name: 'Sara', metadata: { customerId: owner } })
  })

  it('returns the card once, and only to its account', async () => {
    const { id } = await openSetup()
    expect(await cardOf(id)).toBeUndefined()
    fake.addCard(id)
    expect(await cardOf(id, stranger)).toBeUndefined()
    expect(await cardOf(id)).toEqual({
      token: expect.stringMatching(/^cus_\w+\/pm_\w+$/),
      provider: 'stripe',
      brand: 'Visa',
      lastFour: '4242',
      expiry: '04/31',
      holder: 'Sara Ali',
    })
    expect(await cardOf(id)).toBeUndefined()
  })

  it('returns the card once, even to concurrent requests', async () => {
    const { id } = await openSetup()
    fake.addCard(id)
    const cards = await Promise.all([1, 2, 3].map(() => cardOf(id)))
    expect(cards.filter(Boolean)).toHaveLength(1)
  })

  it('keeps the card when the transaction is rolled back', async () => {
    const { id } = await openSetup()
    fake.addCard(id)
    const change = connection.db.transaction().execute(async (db) => {
      expect(await stripe.vault.redeemToken(id, owner, db)).toBeDefined()
      throw new Error('refused')
    })
    await expect(change).rejects.toThrow('refused')
    expect(await cardOf(id)).toBeDefined()
  })

  it.each(['', 'cancelled', 'cs_test_none', '\0', 'x'.repeat(43)])(
    'rejects the token %j',
    async (token) => {
      expect(await cardOf(token)).toBeUndefined()
    },
  )

  it.each(['//evil.example', 'https://evil.example', '/\\evil'])(
    'returns only to paths of the shop: %s',
    async (returnTo) => {
      await expect(openSetup(returnTo)).rejects.toMatchObject({ problem: { code: 'validation' } })
    },
  )

  it('throws ProviderUnavailable while Stripe is unreachable', async () => {
    const { id } = await openSetup()
    await fake.fail('refused')
    await expect(openSetup()).rejects.toThrow(ProviderUnavailable)
    await expect(cardOf(id)).rejects.toThrow(ProviderUnavailable)
    await fake.fail(undefined)
  })
})

describe('a saved card', () => {
  it('pays at once, without a page', async () => {
    const token = await savedCard('4242')
    const order = samplePaymentOrder({ savedCard: token })
    const { ref, url } = await stripe.createPayment(order)
    expect(ref).toMatch(/^pi_/)
    expect(url).toBe(`${publicUrl}/en/orders/1?tab=payment&payment=${ref}`)
    expect(await stripe.retrieve(ref)).toEqual({
      state: 'captured',
      captured: 12_900,
      refunded: 0,
      currency: 'USD',
      card: { brand: 'Visa', lastFour: '4242' },
    })
    const charges = fake.list('charge').length
    expect(await stripe.createPayment(order)).toEqual({ ref, url })
    expect(fake.list('charge')).toHaveLength(charges)
    await stripe.cancel(ref)
    const amount = { amount: 900, currency: 'USD' } as const
    expect(await stripe.refund(ref, { amount, reason: 'x', key: 'saved' })).toMatchObject({
      state: 'done',
    })
    expect(await stripe.retrieve(ref)).toMatchObject({ state: 'captured', refunded: 900 })
  })

  it('that is declined fails the payment with a reason', async () => {
    const { ref, url } = await stripe.createPayment(
      samplePaymentOrder({ savedCard: await savedCard('0341') }),
    )
    expect(url).toContain(`payment=${ref}`)
    expect(await stripe.retrieve(ref)).toEqual({
      state: 'failed',
      captured: 0,
      refunded: 0,
      currency: 'USD',
      failure: 'insufficient_funds: Your card has insufficient funds.',
    })
  })

  it('that needs authentication opens the Stripe page, once', async () => {
    const savedCardToken = await savedCard('3184')
    const order = samplePaymentOrder({ savedCard: savedCardToken })
    const { ref, url } = await stripe.createPayment(order)
    expect(ref).toMatch(/^cs_/)
    expect(url).toContain(ref)
    expect(fake.find(ref)['customer']).toBe(savedCardToken.split('/')[0])
    expect(await stripe.createPayment(order)).toEqual({ ref, url })
    fake.pay(ref, '3184')
    expect(await stripe.retrieve(ref)).toMatchObject({ state: 'captured', captured: 12_900 })
  })

  it.each(['test_visa_x', 'cus_1/card_1', ''])(
    'of another provider (%j) opens the page',
    async (token) => {
      expect((await stripe.createPayment(samplePaymentOrder({ savedCard: token }))).ref).toMatch(
        /^cs_/,
      )
    },
  )

  it('is saved from a payment that asked for it', async () => {
    const customer = { id: owner, name: 'Sara', email: `${owner}@example.com` }
    const { ref } = await stripe.createPayment(samplePaymentOrder({ saveCard: true, customer }))
    expect(lastForm()).toMatchObject({
      customer: fake.list('customer').find((each) => each['email'] === customer.email)?.id,
      payment_intent_data: { setup_future_usage: 'off_session' },
    })
    fake.pay(ref)
    const { saved } = await stripe.retrieve(ref)
    expect(saved).toMatchObject({ provider: 'stripe', lastFour: '4242', expiry: '04/31' })
    const again = await stripe.createPayment(samplePaymentOrder({ savedCard: saved?.token ?? '' }))
    expect(await stripe.retrieve(again.ref)).toMatchObject({ state: 'captured' })
    const { ref: other } = await stripe.createPayment(samplePaymentOrder())
    fake.pay(other)
    expect(await stripe.retrieve(other)).not.toHaveProperty('saved')
  })
})
