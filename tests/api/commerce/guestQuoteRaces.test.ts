import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '#server/platform/database/database.ts'
import { levelOf } from '../../support/commerce.ts'
import { byLink, guestAsks, guestQuoted, kindsOf, secretOf } from '../../support/guestQuotes.ts'
import { customer } from '../../support/people.ts'
import { accept, lettersTo, openQuoteShop, own, usd, type QuoteShop } from '../../support/quotes.ts'

describe('a quote of a guest, at once', () => {
  let house: QuoteShop
  beforeAll(async () => {
    house = await openQuoteShop('postgres')
  })
  afterAll(() => house.shop.close())

  const ordersOf = async (id: string): Promise<number> =>
    (await run(house.shop.server.db, 'select 1 from orders where quote = $1', [id])).rows.length

  it('opened many times is confirmed once, and the shop hears of it once', async () => {
    const { shop } = house
    const made = await guestAsks(house)
    const guest = byLink(shop.anybody, made.id, await secretOf(shop, made))
    const opened = await Promise.all(Array.from({ length: 10 }, () => guest('open')))
    expect(opened.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await kindsOf(shop, made.id)).toEqual(['submitted', 'confirmed'])
    const letters = await lettersTo(shop, shop.brand.contact.email, made.number)
    expect(letters.map(({ letter }) => letter)).toEqual(['requestArrived'])
  })

  it('joins one account once, while it is opened elsewhere and accepted', async () => {
    const { shop } = house
    for (let turn = 0; turn < 8; turn += 1) {
      const buyer = await customer(shop, 100 + turn)
      const { id, secret, guest, thing } = await guestQuoted(house, buyer.email)
      const join = () => byLink(buyer.call, id, secret)('open')
      const order = () => accept(buyer.call, id, { round: 1, total: 9775 })
      const answers = await Promise.all([
        join(),
        order(),
        join(),
        guest('open'),
        order(),
        join(),
        order(),
      ])
      // Before it has joined, the account has no such request.
      for (const { status } of answers) expect([200, 201, 404]).toContain(status)
      expect((await order()).status).toBe(201)
      expect(await ordersOf(id)).toBe(1)
      expect((await levelOf(shop, thing.id)).reserved).toBe(10)
      const kinds = await kindsOf(shop, id)
      for (const kind of ['confirmed', 'joined', 'converted'])
        expect(kinds.filter((each) => each === kind)).toHaveLength(1)
      const { body } = await buyer.call('GET', `${own}/${id}`)
      expect(body.data).toMatchObject({ status: 'converted', customer: { _id: buyer.id } })
    }
  }, 60_000)

  it('has one end, whether the link declines or counters it or the account accepts it', async () => {
    const { shop } = house
    for (let turn = 0; turn < 8; turn += 1) {
      const buyer = await customer(shop, 200 + turn)
      const { id, secret, guest, thing } = await guestQuoted(house, buyer.email)
      await byLink(buyer.call, id, secret)('open')
      const lines = [{ product: thing.id, quantity: 10, unitPrice: usd(700) }]
      const answers = await Promise.all([
        accept(buyer.call, id, { round: 1, total: 9775 }),
        guest('counter', { round: 1, message: 'Seven', lines }),
        guest('decline', {}),
      ])
      for (const { status } of answers) expect([200, 201, 409]).toContain(status)
      const last = (await kindsOf(shop, id)).slice(5)
      // A counter-offer can still be declined; nothing else follows an answer.
      expect([['accepted', 'converted'], ['declined'], ['countered', 'declined']]).toContainEqual(
        last,
      )
      expect(await ordersOf(id)).toBe(last.includes('converted') ? 1 : 0)
    }
  }, 60_000)

  it('of an address that registers while the link is opened is the company’s, with one confirmation', async () => {
    const { shop } = house
    const email = 'racing@guests.example.com'
    const made = await guestAsks(house, { email })
    const guest = byLink(shop.anybody, made.id, await secretOf(shop, made))
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
    const begun = await shop.anybody('POST', '/api/companies/register', { body: facts })
    const { rows } = await run<{ body: string }>(
      shop.server.db,
      "select body_text as body from mails where recipient = $1 and letter = 'code'",
      [email],
    )
    const otp = /\b\d{4}\b/.exec(rows[0]?.body ?? '')?.[0] ?? ''
    const { token } = begun.body.data
    const [registered, ...opened] = await Promise.all([
      shop.anybody('POST', '/api/companies/verify-registration', { body: { token, otp } }),
      guest('open'),
      guest('open'),
    ])
    expect([registered.status, ...opened.map(({ status }) => status)]).toEqual([200, 200, 200])
    const read = await guest()
    expect(read.body.data).toMatchObject({
      request: { company: { _id: registered.body.data.user._id } },
    })
    expect((await kindsOf(shop, made.id)).toSorted()).toEqual(['confirmed', 'joined', 'submitted'])
  })
})
