import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  InvalidWebhookError,
  type PaymentProvider,
} from '#server/commerce/payments/paymentProvider.ts'
import { createTap } from '#server/commerce/payments/createTap.ts'
import { startFakeTap, type FakeTap } from '../../../support/payments/fakeTap.ts'
import { samplePaymentOrder } from '../../../support/payments/samplePaymentOrder.ts'

let fake: FakeTap
let tap: PaymentProvider
beforeAll(async () => {
  fake = await startFakeTap()
  tap = createTap(fake.settings)
})
afterAll(() => fake.close())

/** Computed independently with `printf %s TEXT | openssl dgst -sha256 -hmac KEY`. */
const vectors = [
  {
    object: 'charge',
    id: 'chg_TS01',
    amount: 2,
    currency: 'AED',
    status: 'CAPTURED',
    reference: { gateway: 'gw-1', payment: '4327230736106619650' },
    transaction: { created: '1698392202943' },
    hashstring: '813ebc65082c643406834af1df3a58112d91b8bb89943de897768cd2f6e48169',
  },
  {
    object: 'charge',
    id: 'chg_TS02',
    amount: 12.34,
    currency: 'KWD',
    status: 'CAPTURED',
    reference: { gateway: '123456789012345', payment: '2214231551089588145' },
    transaction: { created: '1692028310505' },
    hashstring: '4a368e27ffa9dad56c20df9d77b9d6188d9c0f63a420ddc87d5476ca763455f4',
  },
  {
    object: 'charge',
    id: 'chg_TS03',
    amount: 1500,
    currency: 'JPY',
    status: 'CAPTURED',
    reference: { gateway: 'gw-3', payment: 'p-3' },
    transaction: { created: '1692028310506' },
    hashstring: '2412d5c1eb555ad89f0e24e250102bc13bdc236417e387e4b8d75ebf01955979',
  },
  {
    object: 'charge',
    id: 'chg_TS04',
    amount: 129.05,
    currency: 'SAR',
    status: 'DECLINED',
    reference: {},
    transaction: { created: '1692028310507' },
    hashstring: 'fea009a9837d7b0c5d875d814f946a6a42b056ea49ca9c187350b0437c12284d',
  },
]

describe('a Tap webhook', () => {
  it.each(vectors)(
    'is accepted when $currency $amount is signed correctly',
    ({ hashstring, ...event }) => {
      const known = createTap({ secretKey: 'sk_test_vector' })
      const raw = Buffer.from(JSON.stringify(event))
      const { id, status, transaction } = event
      expect(known.readWebhook(raw, { hashstring })).toEqual({
        eventId: `${id} ${status} ${transaction.created}`,
        type: `charge.${status.toLowerCase()}`,
        ref: id,
      })
      expect(() => tap.readWebhook(raw, { hashstring })).toThrow(InvalidWebhookError)
    },
  )

  it('names the charge and our payment', async () => {
    const order = samplePaymentOrder()
    const { ref } = await tap.createPayment(order)
    fake.settle(ref, 'CAPTURED')
    const { raw, headers } = fake.webhook(ref)
    const { paymentId } = order
    const event = tap.readWebhook(raw, headers)
    expect(event).toMatchObject({ type: 'charge.captured', ref, paymentId })
    expect(tap.readWebhook(raw, headers)).toEqual(event)
  })

  it('names the charge of a refund', async () => {
    const order = samplePaymentOrder()
    const { ref } = await tap.createPayment(order)
    fake.settle(ref, 'CAPTURED')
    const amount = { amount: 100, currency: 'USD' } as const
    const refund = await tap.refund(ref, { amount, reason: 'x', key: order.key })
    const { raw, headers } = fake.webhook(refund.ref)
    const { paymentId } = order
    expect(tap.readWebhook(raw, headers)).toMatchObject({ type: 'refund.refunded', ref, paymentId })
  })

  it('is rejected when its content is not what was signed', async () => {
    const { ref } = await tap.createPayment(samplePaymentOrder())
    fake.settle(ref, 'CAPTURED')
    const { raw, headers } = fake.webhook(ref)
    for (const wrong of [
      fake.webhook(ref, { secret: 'sk_test_somebodyElse' }),
      fake.webhook(ref, { changed: { amount: 1 } }),
      fake.webhook(ref, { changed: { currency: 'KWD' } }),
      fake.webhook(ref, { changed: { status: 'DECLINED' } }),
      fake.webhook(ref, { changed: { id: 'chg_other' } }),
      { raw, headers: {} },
      { raw, headers: { hashstring: '' } },
      { raw, headers: { hashstring: `${headers['hashstring']}0` } },
      { raw, headers: { hashstring: [headers['hashstring'] ?? ''] } },
      { raw: Buffer.from('not JSON'), headers },
      { raw: Buffer.from('null'), headers },
    ]) {
      expect(() => tap.readWebhook(wrong.raw, wrong.headers)).toThrow(InvalidWebhookError)
    }
  })
})
