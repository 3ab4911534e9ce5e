import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { stockLevelOf } from '../../support/commerce.ts'
import {
  createLinkCaller,
  createGuestRequest,
  createQuotedGuestRequest,
  eventKindsOf,
  linkSecretOf,
} from '../../support/guestQuotes.ts'
import { createCustomer } from '../../support/people.ts'
import {
  acceptOffer,
  mailsTo,
  openQuoteShop,
  requestsPath,
  usd,
  type QuoteShop,
} from '../../support/quotes.ts'

describe('a guest quote under concurrent requests', () => {
  let quoteShop: QuoteShop
  beforeAll(async () => {
    quoteShop = await openQuoteShop('postgres')
  })
  afterAll(() => quoteShop.shop.close())

  const ordersOf = async (id: string): Promise<number> =>
    (await runSql(quoteShop.shop.server.db, 'select 1 from orders where quote = $1', [id])).rows
      .length

  it('opened many times is confirmed once, and staff are notified once', async () => {
    const { shop } = quoteShop
    const made = await createGuestRequest(quoteShop)
    const guest = createLinkCaller(shop.anonymous, made.id, await linkSecretOf(shop, made))
    const opened = await Promise.all(Array.from({ length: 10 }, () => guest('open')))
    expect(opened.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await eventKindsOf(shop, made.id)).toEqual(['submitted', 'confirmed'])
    const mails = await mailsTo(shop, shop.brand.contact.email, made.number)
    expect(mails.map(({ template }) => template)).toEqual(['requestArrived'])
  })

  it('joins one account once, even while it is opened elsewhere and accepted', async () => {
    const { shop } = quoteShop
    for (let turn = 0; turn < 8; turn += 1) {
      const buyer = await createCustomer(shop, 100 + turn)
      const { id, secret, guest, thing } = await createQuotedGuestRequest(quoteShop, buyer.email)
      const join = () => createLinkCaller(buyer.call, id, secret)('open')
      const order = () => acceptOffer(buyer.call, id, { round: 1, total: 9775 })
      const answers = await Promise.all([
        join(),
        order(),
        join(),
        guest('open'),
        order(),
        join(),
        order(),
      ])
      // Until the request is linked to the account, the account cannot see it.
      for (const { status } of answers) expect([200, 201, 404]).toContain(status)
      expect((await order()).status).toBe(201)
      expect(await ordersOf(id)).toBe(1)
      expect((await stockLevelOf(shop, thing.id)).reserved).toBe(10)
      const kinds = await eventKindsOf(shop, id)
      for (const kind of ['confirmed', 'joined', 'converted'])
        expect(kinds.filter((each) => each === kind)).toHaveLength(1)
      const { body } = await buyer.call('GET', `${requestsPath}/${id}`)
      expect(body.data).toMatchObject({ status: 'converted', customer: { _id: buyer.id } })
    }
  })

  it('has one outcome when the link declines or counters and the account accepts', async () => {
    const { shop } = quoteShop
    for (let turn = 0; turn < 8; turn += 1) {
      const buyer = await createCustomer(shop, 200 + turn)
      const { id, secret, guest, thing } = await createQuotedGuestRequest(quoteShop, buyer.email)
      await createLinkCaller(buyer.call, id, secret)('open')
      const lines = [{ product: thing.id, quantity: 10, unitPrice: usd(700) }]
      const answers = await Promise.all([
        acceptOffer(buyer.call, id, { round: 1, total: 9775 }),
        guest('counter', { round: 1, message: 'Seven', lines }),
        guest('decline', {}),
      ])
      for (const { status } of answers) expect([200, 201, 409]).toContain(status)
      const last = (await eventKindsOf(shop, id)).slice(5)
      // A counter-offer can still be declined; no other event follows an answer.
      expect([['accepted', 'converted'], ['declined'], ['countered', 'declined']]).toContainEqual(
        last,
      )
      expect(await ordersOf(id)).toBe(last.includes('converted') ? 1 : 0)
    }
  })

  it('from an address that registers while the link is opened goes to the company, with one confirmation', async () => {
    const { shop } = quoteShop
    const email = 'racing@guests.example.com'
    const made = await createGuestRequest(quoteShop, { email })
    const guest = createLinkCaller(shop.anonymous, made.id, await linkSecretOf(shop, made))
    const facts = {
      companyName: 'Racing',
      firstName: 'Lama',
      lastName: 'Saad',
      email,
      phoneNumber: '+966501234567',
      country: 'SA',
      city: 'riyadh',
      password: 'Desert-Rose-1!',
    }
    const begun = await shop.anonymous('POST', '/api/companies/register', { body: facts })
    const { rows } = await runSql<{ body: string }>(
      shop.server.db,
      "select body_text as body from mails where recipient = $1 and template = 'code'",
      [email],
    )
    const otp = /\b\d{4}\b/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    const { token } = begun.body.data
    const [registered, ...opened] = await Promise.all([
      shop.anonymous('POST', '/api/companies/verify-registration', { body: { token, otp } }),
      guest('open'),
      guest('open'),
    ])
    expect([registered.status, ...opened.map(({ status }) => status)]).toEqual([200, 200, 200])
    const read = await guest()
    expect(read.body.data).toMatchObject({
      request: { company: { _id: registered.body.data.user._id } },
    })
    expect((await eventKindsOf(shop, made.id)).toSorted()).toEqual([
      'confirmed',
      'joined',
      'submitted',
    ])
  })
})
