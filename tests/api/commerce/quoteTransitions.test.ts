import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestActions } from '#schemas/shared/requestActions.ts'
import { createProduct } from '../../support/commerce.ts'
import {
  createCompany,
  createCustomer,
  createTenant,
  createTenantUser,
  type Person,
} from '../../support/people.ts'
import {
  acceptOffer,
  requestQuote,
  nextMonth,
  makeOffer,
  openQuoteShop,
  requestsPath,
  runBuyerAction,
  runStaffAction,
  usd,
  type QuoteShop,
} from '../../support/quotes.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

describeOnEachDatabase('the transitions of a quote request on %s', (dialect) => {
  let quoteShop: QuoteShop
  let other: Person
  beforeAll(async () => {
    quoteShop = await openQuoteShop(dialect)
    other = await createCustomer(quoteShop.shop, 2)
  })
  afterAll(() => quoteShop.shop.close())

  it('outside the table are refused, naming the current status', async () => {
    const { shop, buyer, underReview } = quoteShop
    const { id, thing } = await underReview()
    const early = await acceptOffer(buyer.call, id, { round: 1, total: 1 })
    expect([early.status, early.body.error.message]).toEqual([
      409,
      'This request is In review now, so this cannot be done.',
    ])
    const answer = await runStaffAction(shop, id, 'answer', { message: 'Hello' }, 'ar')
    expect([answer.status, answer.body.error.message]).toEqual([
      409,
      'حالة هذا الطلب الآن قيد المراجعة، لذا لا يمكن القيام بذلك.',
    ])
    const line = { product: thing.id, quantity: 1, unitPrice: usd(1) }
    const counter = await runBuyerAction(buyer.call, id, 'counter', {
      round: 1,
      message: 'x',
      lines: [line],
    })
    expect(counter.body.error.code).toBe('request_moved')
    const stale = await shop.staff('POST', `/api/marketplace/requests/${id}/askInfo`, {
      body: { message: 'What?' },
      headers: { 'if-match': '"1"' },
    })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'stale'])
  })

  it('allow only valid products in an offer', async () => {
    const { shop, buyer, underReview, read } = quoteShop
    const { id, thing } = await underReview()
    const line = { product: thing.id, quantity: 1, price: 100 }
    const fields = async (lines: Parameters<typeof makeOffer>[2], more: object = {}) =>
      Object.keys((await makeOffer(shop, id, lines, more)).body.error.fields)
    expect(await fields([])).toEqual(['/lines'])
    expect(await fields([line, line])).toEqual(['/lines'])
    expect(await fields([line, { ...line, product: id }])).toEqual(['/lines/1/product'])
    expect(await fields([line], { validUntil: '2020-01-01T00:00:00Z' })).toEqual(['/validUntil'])
    const euros = { product: thing.id, quantity: 1, unitPrice: { amount: 1, currency: 'EUR' } }
    expect(await fields([], { lines: [euros] })).toEqual(['/lines/0/unitPrice'])
    expect(await fields([{ ...line, quantity: 100_000, price: 9e12 }])).toEqual(['/lines'])
    expect((await read(id)).round).toBe(0)
    const about = await runBuyerAction(buyer.call, id, 'message', {
      message: 'And this?',
      about: 'NONE',
    })
    expect(Object.keys(about.body.error.fields)).toEqual(['/about'])
  })

  it('include an estimate while the offer is being typed, from complete lines only', async () => {
    const { shop, underReview } = quoteShop
    const { id, thing } = await underReview()
    const estimate = async (body: object) =>
      (await runStaffAction(shop, id, 'quote/estimate', body)).body.data
    const line = { product: thing.id, quantity: 10, unitPrice: usd(800) }
    // 8000, 500 for shipping, 15 % tax on both.
    expect(await estimate({ lines: [line, { quantity: 3 }] })).toEqual({
      lines: [{ available: 20, total: usd(8000) }, {}],
      subtotal: usd(8000),
      shipping: usd(500),
      tax: usd(1275),
      rounding: usd(0),
      total: usd(9775),
    })
    expect((await estimate({})).total).toEqual(usd(0))
    const much = await estimate({ lines: [{ ...line, quantity: 23 }] })
    expect(much.lines[0]).toMatchObject({ available: 20, missing: 3 })
    const made = await runStaffAction(shop, id, 'quote', { lines: [line], validUntil: nextMonth() })
    expect(made.body.data).toMatchObject({ round: 1, total: usd(9775) })
  })

  it('let staff revise an offer until it is accepted; the former one can no longer be accepted', async () => {
    const { shop, buyer, quoted, read } = quoteShop
    const { id, thing } = await quoted()
    const revise = (price: number) =>
      runStaffAction(shop, id, 'revise', {
        lines: [{ product: thing.id, quantity: 10, unitPrice: usd(price) }],
        validUntil: nextMonth(),
      })
    const before = await revise(700)
    expect(before.body.data).toMatchObject({ status: 'quoted', round: 2, subtotal: usd(7000) })
    const late = await acceptOffer(buyer.call, id, { round: 1, total: 9775 })
    expect([late.status, late.body.error.code]).toEqual([409, 'quote_changed'])
    const { total } = await read(id)
    const accepted = await acceptOffer(buyer.call, id, { round: 2, total: total.amount })
    expect(accepted.status).toBe(201)
    const after = await revise(900)
    expect([after.status, after.body.error.code]).toEqual([409, 'request_moved'])
    expect((await read(id)).round).toBe(2)
  })

  it('are hidden from others', async () => {
    const { quoted, read } = quoteShop
    const { id } = await quoted()
    for (const verb of ['message', 'counter', 'decline', 'accept', 'timeline', 'pricing']) {
      const reads = verb === 'timeline' || verb === 'pricing'
      const bodies: Record<string, object> = {
        message: { message: 'Hello' },
        counter: {
          round: 1,
          message: 'x',
          lines: [{ product: id, quantity: 1, unitPrice: usd(1) }],
        },
        accept: { round: 1, expectedTotal: usd(9775), paymentMethod: 'card' },
      }
      const { status } = reads
        ? await other.call('GET', `${requestsPath}/${id}/${verb}`)
        : await runBuyerAction(other.call, id, verb, bodies[verb])
      expect([verb, status]).toEqual([verb, 404])
    }
    expect((await other.call('GET', `${requestsPath}/${id}`)).status).toBe(404)
    expect((await other.call('GET', requestsPath)).body.data).toEqual([])
    expect((await read(id)).status).toBe('quoted')
  })

  it('let people of the tenant and its company accept, and the order is theirs', async () => {
    const { shop } = quoteShop
    const root = await createCompany(shop, 1)
    const part = await createTenant(shop, 1, root.id)
    const [one, two] = [
      await createTenantUser(shop, 1, { tenant: part, company: root.id }),
      await createTenantUser(shop, 2, { tenant: part, company: root.id }),
    ]
    const thing = await createProduct(shop, { stock: 9, price: 1000 })
    const requested = await requestQuote(one, [{ product: thing.id, quantity: 1 }])
    const { _id: id } = requested.body.data
    await runStaffAction(shop, id, 'review')
    await makeOffer(shop, id, [{ product: thing.id, quantity: 1, price: 900 }])
    for (const who of [two, root])
      expect((await who.call('GET', `${requestsPath}/${id}`)).body.data.status).toBe('quoted')
    const done = await acceptOffer(root.call, id, { round: 1, total: 1035 })
    expect(done.body.data).toMatchObject({ tenant: { _id: part }, company: { _id: root.id } })
    const { _id: order } = done.body.data
    expect((await one.call('GET', `/api/marketplace-customer/orders/${order}`)).status).toBe(200)
    const again = await acceptOffer(two.call, id, { round: 1, total: 1035 })
    expect(again.body.data._id).toBe(order)
  })

  it('require the permission that each action names', async () => {
    const { shop } = quoteShop
    const thing = await createProduct(shop, { stock: 5 })
    const boss = await createCompany(shop, 60)
    const requested = await requestQuote(boss, [{ product: thing.id, quantity: 1 }])
    const id = String(requested.body.data._id)
    await runStaffAction(shop, id, 'review')
    const allowed = (...permissions: string[]) =>
      shop.asAccount({ kind: 'company', id: boss.id, permissions })
    const body = {
      lines: [{ product: thing.id, quantity: 1, unitPrice: usd(1) }],
      validUntil: nextMonth(),
    }
    const url = `/api/marketplace/requests/${id}`
    const clerk = allowed('requests:read', 'requests:answer')
    expect((await clerk('POST', `${url}/quote`, { body })).status).toBe(403)
    expect((await clerk('POST', `${url}/message`, { body: { message: 'Hello' } })).status).toBe(200)
    expect((await allowed('requests:quote')('POST', `${url}/quote`, { body })).status).toBe(200)
    expect(Object.values(requestActions).map(({ access }) => access)).not.toContain('update')
  })
})
