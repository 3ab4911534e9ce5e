import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { expireQuotes } from '#server/commerce/quotes/expireQuotes.ts'
import { stockLevelOf } from '../../support/commerce.ts'
import {
  acceptOffer,
  expireOffer,
  mailsTo,
  makeOffer,
  openQuoteShop,
  runBuyerAction,
  runStaffAction,
  usd,
  type QuoteShop,
} from '../../support/quotes.ts'

/** Needs many connections, so it only runs on PostgreSQL. */
describe('concurrent requests about one quote on PostgreSQL', () => {
  let quoteShop: QuoteShop
  beforeAll(async () => {
    quoteShop = await openQuoteShop('postgres')
  })
  afterAll(() => quoteShop.shop.close())

  const ordersOf = async (id: string) => {
    const { rows } = await runSql<{ total: number; price: number }>(
      quoteShop.shop.server.db,
      `select o.total, (l.facts->'unitPrice'->>'amount')::int as price
       from orders o join orders__items l on l.source_id = o.id where o.quote = $1`,
      [id],
    )
    return rows
  }

  it('create one order, however often it is accepted', async () => {
    const { shop, buyer, quoted, kinds } = quoteShop
    const { id, thing } = await quoted()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        acceptOffer(buyer.call, id, {
          round: 1,
          total: 9775,
          paymentMethod: 'card',
          returnTo: '/en',
        }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    expect(new Set(answers.map(({ body }) => body.payment.url)).size).toBe(1)
    expect(await ordersOf(id)).toEqual([{ total: 9775, price: 800 }])
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(10)
    expect((await kinds(id)).filter((kind) => kind === 'converted')).toHaveLength(1)
  })

  it('never use a price but the last agreed one', async () => {
    const { shop, buyer, quoted, read } = quoteShop
    const agreed = { 1: { total: 9775, price: 800 }, 2: { total: 9200, price: 750 } }
    for (let turn = 0; turn < 12; turn += 1) {
      const { id, thing } = await quoted()
      const line = { product: thing.id, quantity: 10, unitPrice: usd(700) }
      const wish = { round: 1, message: 'Seven', lines: [line] }
      const again = [{ product: thing.id, quantity: 10, price: 750 }]
      const countering = runBuyerAction(buyer.call, id, 'counter', wish)
      // In every other turn the counter-offer arrives before anybody accepts.
      if (turn % 2) await countering
      // Staff answers it while the first and a second offer are accepted concurrently.
      const accepting = [1, 2, 1, 2, 1, 2, 1].map((round) =>
        acceptOffer(buyer.call, id, { round, total: round === 1 ? 9775 : 9200 }),
      )
      const offering = countering.then(() => makeOffer(shop, id, again))
      const answers = await Promise.all(accepting)
      await offering
      const done = answers.filter(({ status }) => status === 201)
      expect(new Set(done.map(({ body }) => body.data._id)).size).toBeLessThanOrEqual(1)
      if (!done.length)
        expect((await acceptOffer(buyer.call, id, { round: 2, total: 9200 })).status).toBe(201)
      const { status, round } = await read(id)
      expect(status).toBe('converted')
      expect(await ordersOf(id)).toEqual([agreed[round === 1 ? 1 : 2]])
      expect(turn % 2 ? round : 2).toBe(2)
      expect((await stockLevelOf(shop, thing.id)).reserved).toBe(10)
    }
  })

  it('record one of many answers', async () => {
    const { shop, buyer, quoted, kinds } = quoteShop
    const { id, thing } = await quoted()
    const line = { product: thing.id, quantity: 10, unitPrice: usd(700) }
    const answers = await Promise.all([
      acceptOffer(buyer.call, id, { round: 1, total: 9775 }),
      runBuyerAction(buyer.call, id, 'counter', { round: 1, message: 'Seven', lines: [line] }),
      runStaffAction(shop, id, 'decline', { declineReason: 'Sold' }),
    ])
    const last = (await kinds(id)).slice(3)
    const made = await ordersOf(id)
    expect(made).toHaveLength(last.includes('converted') ? 1 : 0)
    // A counter-offer can still be declined; no other event follows an answer.
    expect([['accepted', 'converted'], ['declined'], ['countered', 'declined']]).toContainEqual(
      last,
    )
    for (const { status } of answers) expect([200, 201, 409]).toContain(status)
  })

  it('give the last items to one buyer, and the other offer stays open', async () => {
    const { shop, buyer, quoted, underReview, read } = quoteShop
    const { id, thing } = await quoted({ stock: 10 })
    const { id: rival } = await underReview()
    await makeOffer(shop, rival, [{ product: thing.id, quantity: 10, price: 800 }])
    const answers = await Promise.all(
      [id, rival].map((each) => acceptOffer(buyer.call, each, { round: 1, total: 9775 })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const states = [(await read(id)).status, (await read(rival)).status]
    expect(states.toSorted()).toEqual(['converted', 'quoted'])
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('out_of_stock')
    expect((await stockLevelOf(shop, thing.id)).available).toBe(0)
  })

  it('expire it once, and never after it was accepted', async () => {
    const { shop, buyer, quoted, kinds } = quoteShop
    const { id, number } = await quoted()
    await expireOffer(shop, id)
    await Promise.all(Array.from({ length: 8 }, () => expireQuotes(shop.server.orders)))
    expect((await kinds(id)).filter((kind) => kind === 'expired')).toHaveLength(1)
    const mails = await mailsTo(shop, buyer.email, number)
    expect(mails.filter(({ template }) => template === 'requestExpired')).toHaveLength(1)

    const { id: other } = await quoted()
    const [accepted] = await Promise.all([
      acceptOffer(buyer.call, other, { round: 1, total: 9775 }),
      expireOffer(shop, other).then(() => expireQuotes(shop.server.orders)),
    ])
    const last = (await kinds(other)).at(-1)
    expect(last).toBe(accepted.status === 201 ? 'converted' : 'expired')
  })

  it('never reuse its number', async () => {
    const { shop } = quoteShop
    const { body } = await shop.staff('GET', '/api/marketplace/requests?limit=100')
    const numbers = body.data.map(({ number }: { number: string }) => number)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
