import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Money } from '#domain/money.ts'
import { expireQuotes } from '#server/commerce/quotes/expireQuotes.ts'
import {
  createGiftCard,
  runOrderAction,
  stockLevelOf,
  riyadhAddress,
  createProduct,
  createShippableProduct,
} from '../../support/commerce.ts'
import {
  acceptOffer,
  requestQuote,
  expireOffer,
  mailsTo,
  makeOffer,
  openQuoteShop,
  requestsPath,
  runBuyerAction,
  runStaffAction,
  usd,
  type QuoteShop,
} from '../../support/quotes.ts'
import { createLicenceProduct } from '../../support/licences.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

type ConversationEntry = Readonly<Record<'side' | 'text' | 'about', string>>
type Round = {
  readonly round: number
  readonly side: string
  readonly code: string
  readonly quantity: number
  readonly unitPrice: Money
}

describeOnEachDatabase('a quote request on %s', (dialect) => {
  let quoteShop: QuoteShop
  beforeAll(async () => {
    quoteShop = await openQuoteShop(dialect)
  })
  afterAll(() => quoteShop.shop.close())

  it('goes from question to counter-offer to an order with exactly the agreed prices', async () => {
    const { shop, buyer, read, kinds } = quoteShop
    const thing = await createShippableProduct(shop, { stock: 20, price: 1000 })
    // Staff can also offer products that are out of stock.
    const extra = await createProduct(shop, { stock: 0, price: 400 })
    const requested = await requestQuote(
      buyer,
      [
        { product: thing.id, quantity: 5 },
        { product: thing.id, quantity: 5 },
      ],
      { message: 'Fifty vans', language: 'ar' },
    )
    expect([requested.status, requested.body.error]).toEqual([201, undefined])
    const { _id: id, number } = requested.body.data
    expect(number).toMatch(/^REQ-\d{4}-\d{6}$/)
    expect(requested.body.data).toMatchObject({
      type: 'quote',
      status: 'submitted',
      waitsFor: 'review',
      round: 0,
      language: 'ar',
      message: 'Fifty vans',
      customer: { _id: buyer.id },
      products: [{ product: { _id: thing.id }, quantity: 10 }],
    })

    expect((await runStaffAction(shop, id, 'review')).body.data.status).toBe('in_review')
    const question = { message: 'Which region?', about: thing.code }
    const needed = await runStaffAction(shop, id, 'askInfo', question)
    expect(needed.body.data).toMatchObject({ status: 'info_requested', waitsFor: 'information' })
    const reply = await runBuyerAction(buyer.call, id, 'message', { message: 'EU868' })
    expect(reply.body.data.status).toBe('in_review')

    const hidden = await createProduct(shop, {})
    const change = { body: { visible: false } }
    await shop.staff('PATCH', `/api/marketplace/products/${hidden.id}`, change)
    const wrong = await makeOffer(shop, id, [{ product: hidden.id, quantity: 1, price: 1 }])
    expect(wrong.body.error.code).toBe('not_for_sale')

    const first = await makeOffer(shop, id, [
      { product: thing.id, quantity: 10, price: 800 },
      { product: extra.id, quantity: 2, price: 300 },
    ])
    // 8000 + 600, 500 for shipping, 15 % tax on all of it.
    expect(first.body.data).toMatchObject({
      status: 'quoted',
      round: 1,
      subtotal: usd(8600),
      shipping: usd(500),
      tax: usd(1365),
      total: usd(10_465),
      lines: [
        { product: { _id: thing.id }, quantity: 10, unitPrice: usd(800), listPrice: usd(1000) },
        { product: { _id: extra.id }, quantity: 2, unitPrice: usd(300), listPrice: usd(400) },
      ],
    })
    const wish = { round: 1, message: '7.50 and we take 12' }
    const countered = await runBuyerAction(buyer.call, id, 'counter', {
      ...wish,
      lines: [{ product: thing.id, quantity: 12, unitPrice: usd(750) }],
    })
    expect(countered.body.data).toMatchObject({ status: 'countered', waitsFor: 'counter' })
    const lines = [{ product: thing.id, quantity: 12, unitPrice: usd(800) }]
    const typed = await runStaffAction(shop, id, 'quote/estimate', { lines })
    expect(typed.body.data.lines).toMatchObject([{ counterPrice: usd(750) }])
    const second = await makeOffer(shop, id, [{ product: thing.id, quantity: 12, price: 760 }])
    // 9120 + 500, and 15 % tax.
    expect(second.body.data).toMatchObject({ round: 2, total: usd(11_063) })

    const accepted = await acceptOffer(buyer.call, id, { round: 2, total: 11_063 })
    expect([accepted.status, accepted.body.error]).toEqual([201, undefined])
    expect(accepted.body.data).toMatchObject({
      status: 'pending',
      subtotal: usd(9120),
      discount: usd(0),
      shipping: usd(500),
      tax: usd(1443),
      total: usd(11_063),
      items: [{ code: thing.code, quantity: 12, unitPrice: usd(760), discount: usd(0) }],
      customer: { _id: buyer.id },
      quote: { _id: id, number },
    })
    expect(accepted.body.payment.transfer.amount).toEqual(usd(11_063))
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(12)
    expect((await stockLevelOf(shop, extra.id)).reserved).toBe(0)

    const after = await read(id)
    expect(after).toMatchObject({ status: 'converted', order: { _id: accepted.body.data._id } })
    expect(
      after.messages.map(({ side, text, about }: ConversationEntry) => [side, text, about]),
    ).toEqual([
      ['staff', 'Which region?', thing.code],
      ['buyer', 'EU868', undefined],
      ['buyer', '7.50 and we take 12', undefined],
    ])
    expect(
      after.rounds.map(({ round, side, code, quantity, unitPrice }: Round) => [
        round,
        side,
        code,
        quantity,
        unitPrice.amount,
      ]),
    ).toEqual([
      [1, 'staff', thing.code, 10, 800],
      [1, 'staff', extra.code, 2, 300],
      [1, 'buyer', thing.code, 12, 750],
      [2, 'staff', thing.code, 12, 760],
    ])
    expect(await kinds(id)).toEqual([
      'submitted',
      'in_review',
      'info_requested',
      'in_review',
      'quoted',
      'countered',
      'quoted',
      'accepted',
      'converted',
    ])

    const mails = await mailsTo(shop, buyer.email, number)
    expect(mails.map(({ template, language }) => [template, language])).toEqual([
      ['requestReceived', 'ar'],
      ['requestInfoNeeded', 'ar'],
      ['requestQuoted', 'ar'],
      ['requestQuoted', 'ar'],
    ])
    expect(mails[1]?.body).toContain('Which region?')
    expect(mails[2]?.body).toContain(`/ar/requests/${id}`)
    const toShop = await mailsTo(shop, shop.brand.contact.email, number)
    expect(toShop.map(({ template, language }) => [template, language])).toEqual([
      ['requestArrived', 'en'],
      ['requestReplied', 'en'],
      ['requestCountered', 'en'],
      ['requestAccepted', 'en'],
    ])
    expect(toShop[2]?.body).toContain('12 × $7.50')
    expect((await runOrderAction(shop, accepted.body.data._id, 'accept')).body.data.status).toBe(
      'in_progress',
    )
  })

  it('is accepted once; accepting again returns the same order', async () => {
    const { shop, buyer, quoted } = quoteShop
    const { id, thing } = await quoted()
    const first = await acceptOffer(buyer.call, id, { round: 1, total: 9775 })
    const again = await acceptOffer(buyer.call, id, { round: 1, total: 9775 })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body.data._id).toBe(first.body.data._id)
    expect(again.body.payment).toEqual(first.body.payment)
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(10)
    const wrong = await acceptOffer(buyer.call, id, { round: 2, total: 9775 })
    expect([wrong.status, wrong.body.error.code]).toEqual([409, 'quote_changed'])
  })

  it('is accepted only with the round and total the buyer saw', async () => {
    const { buyer, quoted, read } = quoteShop
    const { id } = await quoted()
    const round = await acceptOffer(buyer.call, id, { round: 2, total: 9775 })
    expect([round.status, round.body.error.code]).toEqual([409, 'quote_changed'])
    expect(round.body.error.current).toMatchObject({ round: 1, total: usd(9775) })
    const total = await acceptOffer(buyer.call, id, { round: 1, total: 9000 })
    expect([total.status, total.body.error.current.total]).toEqual([409, usd(9775)])
    expect((await read(id)).status).toBe('quoted')

    // Other countries have another tax, which the buyer can request beforehand.
    const shippingAddress = { ...riyadhAddress, country: 'AE', city: 'Dubai' }
    const there = await acceptOffer(buyer.call, id, { round: 1, total: 9775, shippingAddress })
    expect([there.status, there.body.error.current.total]).toEqual([409, usd(8925)])
    const { body } = await buyer.call('GET', `${requestsPath}/${id}/pricing?country=AE`)
    expect(body.data).toMatchObject({ round: 1, total: usd(8925), tax: usd(425), rules: [{}, {}] })
    const done = await acceptOffer(buyer.call, id, { round: 1, total: 8925, shippingAddress })
    expect([done.status, done.body.data.total]).toEqual([201, usd(8925)])
  })

  it('needs an address only for shipped products', async () => {
    const { shop, buyer, quoted } = quoteShop
    const { id } = await quoted()
    const body = { round: 1, expectedTotal: usd(9775), paymentMethod: 'card' }
    const nowhere = await runBuyerAction(buyer.call, id, 'accept', body)
    expect([nowhere.status, nowhere.body.error.code]).toEqual([400, 'address_needed'])

    // It has no price to compare with the offered one.
    const licence = await createLicenceProduct(shop)
    const product = `/api/marketplace/products/${licence.id}`
    expect(
      (await shop.staff('PATCH', product, { body: { price: { amount: 1, currency: 'EUR' } } }))
        .status,
    ).toBe(200)
    const requested = await requestQuote(buyer, [{ product: licence.id, quantity: 3 }])
    const digital = requested.body.data._id
    await runStaffAction(shop, digital, 'review')
    const made = await makeOffer(shop, digital, [{ product: licence.id, quantity: 3, price: 1000 }])
    expect(made.body.data.lines[0].listPrice ?? null).toBeNull()
    expect(made.body.data).toMatchObject({ shipping: usd(0), total: usd(3450) })
    // A gift card is a tender: it pays for a part, and the agreed price stays the same.
    const { code: giftCard } = await createGiftCard(shop, 1000)
    const wish = { ...body, expectedTotal: usd(3450), giftCard }
    const paid = await runBuyerAction(buyer.call, digital, 'accept', wish)
    expect([paid.status, paid.body.data.paymentMethod]).toEqual([201, 'card'])
    expect(paid.body.data).toMatchObject({ total: usd(3450), giftCard: usd(1000), due: usd(2450) })
    expect(paid.body.payment.url).toContain('http')
  })

  it('reports a product out of stock and stays unchanged', async () => {
    const { shop, buyer, quoted, read, kinds } = quoteShop
    const { id, thing } = await quoted({ stock: 4 })
    const few = await acceptOffer(buyer.call, id, { round: 1, total: 9775 })
    expect([few.status, few.body.error.message]).toEqual([
      409,
      'Sorry, Requested quantity of this product is greater than our stock!',
    ])
    expect(few.body.error).toMatchObject({ product: thing.code, available: 4 })
    expect(await read(id)).toMatchObject({ status: 'quoted', round: 1, order: null })
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(0)
    expect(await kinds(id)).toEqual(['submitted', 'in_review', 'quoted'])
  })

  it('can be declined by either side, with a reason', async () => {
    const { shop, buyer, underReview, quoted } = quoteShop
    const { id, number } = await underReview()
    const nameless = await runStaffAction(shop, id, 'decline', {})
    expect(nameless.body.error.fields).toEqual({
      '/declineReason': 'Why it was declined is required',
    })
    const gone = await runStaffAction(shop, id, 'decline', { declineReason: 'No longer made' })
    expect(gone.body.data).toMatchObject({ status: 'declined', declineReason: 'No longer made' })
    const mails = await mailsTo(shop, buyer.email, number)
    expect(mails.at(-1)).toMatchObject({ template: 'requestDeclined', language: 'en' })
    expect(mails.at(-1)?.body).toContain('No longer made')

    const { id: second, number: next } = await quoted()
    const left = await runBuyerAction(buyer.call, second, 'decline', { declineReason: 'Too dear' })
    expect(left.body.data).toMatchObject({ status: 'declined', declineReason: 'Too dear' })
    expect((await runBuyerAction(buyer.call, second, 'decline')).status).toBe(200)
    const toShop = await mailsTo(shop, shop.brand.contact.email, next)
    expect(toShop.map(({ template }) => template)).toEqual(['requestArrived', 'requestWithdrawn'])
    const late = await acceptOffer(buyer.call, second, { round: 1, total: 9775 })
    expect([late.status, late.body.error.message]).toEqual([
      409,
      'This request is Declined now, so this cannot be done.',
    ])
  })

  it('expires once and cannot be accepted afterwards', async () => {
    const { shop, buyer, quoted, read, kinds } = quoteShop
    const { id, number } = await quoted()
    await expireOffer(shop, id)
    const late = await acceptOffer(buyer.call, id, { round: 1, total: 9775 })
    expect([late.status, late.body.error.code]).toEqual([409, 'quote_expired'])
    await Promise.all([expireQuotes(shop.server.orders), expireQuotes(shop.server.orders)])
    expect((await read(id)).status).toBe('expired')
    expect(await kinds(id)).toEqual(['submitted', 'in_review', 'quoted', 'expired'])
    const mails = await mailsTo(shop, buyer.email, number)
    expect(mails.filter(({ template }) => template === 'requestExpired')).toHaveLength(1)
  })
})
