import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import {
  createGiftCard,
  placeOrder,
  createProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { openShop, type ApiResponse, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const cards = '/api/marketplace/gift-cards'
const pricing = '/api/marketplace-customer/orders/pricing'

describeOnEachDatabase('gift and discount codes on %s', (dialect) => {
  let shop: Shop
  let thing: SampleProduct
  let log = ''
  let buyers = 0
  const someone = () => createCustomer(shop, (buyers += 1))
  beforeAll(async () => {
    const stream = new Writable({
      write: (chunk, _, done) => {
        log += String(chunk)
        done()
      },
    })
    shop = await openShop(dialect, [], {}, { level: 'info', stream })
    thing = await createProduct(shop, { stock: 1000, price: 2000 })
  })
  afterAll(() => shop.close())

  const price = (
    { call }: Pick<Person, 'call'>,
    headers: Readonly<Record<string, string>>,
    query = '',
  ): Promise<ApiResponse> => call('GET', `${pricing}?items=${thing.id}:1${query}`, { headers })
  const paidByCard = async (buyer: Person, code: string): Promise<number> =>
    (await price(buyer, { 'x-gift-card': code })).body.data.giftCard.amount

  it('of gift cards are random and shown once', async () => {
    const made = await shop.staff('POST', cards, {
      body: { value: { amount: 500, currency: 'USD' } },
    })
    const { _id: id, code, ending } = made.body.data
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){4}$/)
    expect(ending).toBe(`•••• ${code.slice(-4)}`)
    const other = await createGiftCard(shop, 500)
    expect(other.code).not.toBe(code)
    const read = await shop.staff('GET', `${cards}/${id}`)
    expect([read.body.data.ending, 'code' in read.body.data]).toEqual([ending, false])
    const changed = await shop.staff('PATCH', `${cards}/${id}`, { body: { note: 'For the fair' } })
    expect([changed.status, 'code' in changed.body.data]).toEqual([200, false])
  })

  it('of gift cards cannot be chosen or changed', async () => {
    const value = { amount: 500, currency: 'USD' }
    const chosen = await shop.staff('POST', cards, { body: { value, code: 'GIFT-2026-01' } })
    expect([chosen.status, Object.keys(chosen.body.error.fields)]).toEqual([400, ['/code']])
    const { id } = await createGiftCard(shop, 500)
    expect((await shop.staff('PATCH', `${cards}/${id}`, { body: { code: 'X' } })).status).toBe(400)
  })

  it('are accepted in any notation, and staff find them in full or by their last characters', async () => {
    const buyer = await someone()
    const { id, code } = await createGiftCard(shop, 700)
    const typed = [
      code,
      ` ${code.toLowerCase()} `,
      code.replaceAll('-', ' '),
      code.replaceAll('0', 'O').replaceAll('1', 'l'),
    ]
    for (const each of typed) expect([each, await paidByCard(buyer, each)]).toEqual([each, 700])
    const searched = (text: string) => ({ headers: { 'x-search': encodeURIComponent(text) } })
    for (const search of [...typed, code.slice(-4)]) {
      const { body } = await shop.staff('GET', cards, searched(search))
      expect(body.data.map(({ _id }: { _id: string }) => _id)).toContain(id)
      const { body: file } = await shop.staff('GET', `${cards}/export`, searched(search))
      expect(file).toContain(code.slice(-4))
      expect(file).not.toContain(code)
    }
    const changed = await shop.staff('POST', `${cards}/bulk/update`, {
      ...searched(code),
      body: { input: { note: 'found' }, expected: 1 },
    })
    expect(changed.body.data).toMatchObject({ done: 1 })
    const { body } = await shop.staff('GET', cards, searched(code.slice(0, -1)))
    expect(body.data).toEqual([])
    // URLs end up in logs, so the search does not accept codes.
    expect((await shop.staff('GET', `${cards}?search=${code}`)).body.data).toEqual([])
  })

  it('appear in no log, history, file or table row', async () => {
    const buyer = await someone()
    const { id, code } = await createGiftCard(shop, 500)
    expect(await paidByCard(buyer, code)).toBe(500)
    const refused = await price(buyer, {}, `&giftCard=${code}&code=SPRING-SECRET`)
    expect([refused.status, refused.body.error.fields]).toMatchObject([
      400,
      {
        '/code': expect.stringContaining('x-discount-code'),
        '/giftCard': expect.stringContaining('x-gift-card'),
      },
    ])
    const order = await placeOrder(buyer.call, [{ product: thing.id, quantity: 1 }], {
      giftCard: code,
    })
    expect(order.body.data.giftCard.amount).toBe(500)
    await shop.staff('GET', `${cards}?search=${code}`)
    const read = await Promise.all(
      [`${cards}/${id}`, `${cards}/${id}/history`, cards, `${cards}/export`].map((address) =>
        shop.staff('GET', address),
      ),
    )
    await shop.staff('DELETE', `${cards}/${(await createGiftCard(shop, 1)).id}`)
    const plain = code.replaceAll('-', '')
    const texts = [log, JSON.stringify(read.map(({ body }) => body)), JSON.stringify(order.body)]
    for (const text of texts)
      expect([text.includes(code), text.includes(plain)]).toEqual([false, false])
    expect(log).toContain('/orders/pricing')
    expect(log).not.toContain('SPRING-SECRET')
    const { rows } = await runSql<{ name: string }>(
      shop.server.db,
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    )
    expect(rows.length).toBeGreaterThan(50)
    for (const { name } of rows) {
      const found = await runSql(
        shop.server.db,
        `select 1 from ${name} t where t::text ilike any($1::text[]) limit 1`,
        [[`%${code}%`, `%${plain}%`]],
      )
      expect([name, found.rows]).toEqual([name, []])
    }
    const traces = await runSql(
      shop.server.db,
      `select 1 from changes where resource = 'gift-cards' and changes ? 'code'`,
    )
    expect(traces.rows).toEqual([])
  })

  it('allow ten guesses in a quarter of an hour, sequential or concurrent', async () => {
    const buyer = await someone()
    const statuses: number[] = []
    const tooMany = [{ product: thing.id, quantity: 2000 }]
    for (let at = 0; at < 60; at += 1) {
      const answer = await price(buyer, { 'x-gift-card': `GUESS-${at}` })
      statuses.push(answer.status)
      // Sending it again in an order that fails before the code is checked takes nothing back.
      await placeOrder(buyer.call, tooMany, { giftCard: `GUESS-${at}` })
      if (at === 59) {
        expect(answer.body.error.code).toBe('too_many_requests')
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(600)
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
      }
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    const inArabic = { 'x-gift-card': 'GUESS-99', 'accept-language': 'ar' }
    expect((await price(buyer, inArabic)).body.error.message).toContain('محاولات كثيرة جدًا')
    // Not even a valid code is checked now, nor on placing an order; without a code all works.
    const { code } = await createGiftCard(shop, 500)
    expect((await price(buyer, { 'x-gift-card': code })).status).toBe(429)
    const items = [{ product: thing.id, quantity: 1 }]
    expect((await placeOrder(buyer.call, items, { giftCard: code })).status).toBe(429)
    expect((await price(buyer, {})).status).toBe(200)
    expect((await placeOrder(buyer.call, items)).status).toBe(201)

    const other = await someone()
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        placeOrder(other.call, items, { code: `AT-ONCE-${at}` }),
      ),
    )
    const refused = responses.filter(({ status }) => status === 400)
    expect(refused).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('allow thirty guesses per address, across accounts and guests', async () => {
    await runSql(shop.server.db, 'delete from attempts')
    const nobody = { call: shop.anonymous }
    const statuses: number[] = []
    for (let at = 0; at < 35; at += 1)
      statuses.push((await price(nobody, { 'x-discount-code': `NOBODY-${at}` })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    const refused = await price(await someone(), { 'x-discount-code': 'ANOTHER' })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    await runSql(shop.server.db, 'delete from attempts')
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, at) => price(nobody, { 'x-discount-code': `ALL-${at}` })),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30)
    await runSql(shop.server.db, 'delete from attempts')
  })

  it('do not count as guesses when correct or still in the cart', async () => {
    const buyer = await someone()
    const { code } = await createGiftCard(shop, 500)
    for (let at = 0; at < 15; at += 1) {
      expect(await paidByCard(buyer, code)).toBe(500)
      const stays = await price(buyer, { 'x-discount-code': 'LAST-YEAR' })
      expect([stays.status, stays.body.data.code.applied]).toEqual([200, false])
    }
  })
})
