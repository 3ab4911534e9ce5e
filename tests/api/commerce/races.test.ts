import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql, withTransaction } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import {
  createGiftCard,
  stockLevelOf,
  placeOrder,
  createProduct,
  type SampleProduct,
} from '../../support/commerce.ts'
import { createCustomer, type Person } from '../../support/people.ts'
import { seededRandom } from '../../support/random.ts'
import { openShop, type ApiResponse, type Shop } from '../../support/shop.ts'

/** Needs many connections (20) and more buyers than that, so it only runs on PostgreSQL. */
describe('concurrent orders on PostgreSQL', () => {
  let shop: Shop
  let buyers: Person[]
  beforeAll(async () => {
    shop = await openShop('postgres')
    buyers = []
    for (let number = 1; number <= 8; number += 1) buyers.push(await createCustomer(shop, number))
  })
  afterAll(() => shop.close())

  const tally = (answers: readonly ApiResponse[]) => {
    const counts: Record<string, number> = {}
    for (const { status, body } of answers) {
      const key = status === 201 ? '201' : `${status} ${body.error.code}`
      counts[key] = (counts[key] ?? 0) + 1
    }
    return counts
  }
  const buyer = (at: number): Person => {
    const found = buyers[at % buyers.length]
    if (!found) throw new Error('no buyers')
    return found
  }
  const one = async (text: string, values: unknown[] = []) =>
    (await runSql<Record<string, number>>(shop.server.db, text, values)).rows[0] ?? {}

  it('sell exactly the stock: 400 units, 8 clients, 1,200 attempts, mixed lines in any order', async () => {
    const random = seededRandom(7).next
    const things: SampleProduct[] = []
    for (let at = 0; at < 4; at += 1)
      things.push(await createProduct(shop, { stock: 100, price: 700 + at }))
    const attempts = Array.from({ length: 1200 }, () => {
      const picked = things
        .map((thing) => ({ thing, rank: random() }))
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, 1 + Math.floor(random() * 3))
      return picked.map(({ thing }) => ({
        product: thing.id,
        quantity: 1 + Math.floor(random() * 2),
      }))
    })
    const answers: ApiResponse[] = []
    const client = async (number: number): Promise<void> => {
      for (let turn = number; turn < attempts.length; turn += 8)
        answers.push(await placeOrder(buyer(number).call, attempts[turn] ?? []))
    }
    await Promise.all(buyers.map((_, number) => client(number)))
    const counts = tally(answers)
    expect(Object.keys(counts).toSorted()).toEqual(
      expect.arrayContaining(['201', '409 out_of_stock']),
    )
    for (const key of Object.keys(counts))
      expect(['201', '409 out_of_stock', '409 not_enough_stock']).toContain(key)

    const sold = new Map<string, number>()
    for (const { status, body } of answers)
      if (status === 201)
        for (const { product, quantity } of body.data.items)
          sold.set(product._id, (sold.get(product._id) ?? 0) + quantity)
    for (const { id } of things) {
      const level = await stockLevelOf(shop, id)
      expect([level.reserved, level.available]).toEqual([sold.get(id), 100 - (sold.get(id) ?? 0)])
      expect(level.available).toBeLessThanOrEqual(1)
      const ledger = await one(
        `select sum(on_hand)::int as "onHand", sum(allocated)::int as allocated, sum(reserved)::int as reserved
         from stock_movements where product = $1`,
        [id],
      )
      expect(ledger).toEqual({
        onHand: level.onHand,
        allocated: level.allocated,
        reserved: level.reserved,
      })
      const holds = await one(
        'select sum(quantity)::int as held from stock_reservations where product_id = $1',
        [id],
      )
      expect(holds.held).toBe(level.reserved)
    }
    const numbers = new Set(
      answers.flatMap(({ status, body }) => (status === 201 ? [body.data.number] : [])),
    )
    expect(numbers.size).toBe(counts['201'])
  }, 120_000)

  it('use a code limited to 50 uses 50 times in 500 orders', async () => {
    const thing = await createProduct(shop, { stock: 10_000, price: 1000 })
    const { body } = await shop.staff('POST', '/api/marketplace/discounts', {
      body: {
        title: 'Fifty',
        type: 'code_discount',
        code: 'FIFTY',
        percentage: 10,
        usageLimit: 50,
      },
    })
    const answers: ApiResponse[] = []
    const client = async (number: number): Promise<void> => {
      for (let turn = number; turn < 500; turn += 120)
        answers.push(
          await placeOrder(buyer(number).call, [{ product: thing.id, quantity: 1 }], {
            code: ' fifty ',
          }),
        )
    }
    await Promise.all(Array.from({ length: 120 }, (_, number) => client(number)))
    expect(tally(answers)).toEqual({ '201': 50, '400 discount_invalid': 450 })
    const refused = answers.find(({ status }) => status === 400)
    expect(refused?.body.error.message).toBe('Not found or expired')
    const after = await shop.staff('GET', `/api/marketplace/discounts/${body.data._id}`)
    expect([after.body.data.used, after.body.data.state]).toEqual([50, 'used'])
    const redemptions = await one(
      'select count(*)::int as n from discount_redemptions where discount_id = $1',
      [body.data._id],
    )
    expect(redemptions.n).toBe(50)
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(50)
  }, 120_000)

  it('respect the limit of uses per customer', async () => {
    const thing = await createProduct(shop, { stock: 100, price: 1000 })
    await shop.staff('POST', '/api/marketplace/discounts', {
      body: {
        title: 'Twice',
        type: 'code_discount',
        code: 'TWICE',
        percentage: 10,
        usesPerCustomer: 2,
      },
    })
    const answers = await Promise.all(
      Array.from({ length: 9 }, () =>
        placeOrder(buyer(0).call, [{ product: thing.id, quantity: 1 }], { code: 'TWICE' }),
      ),
    )
    expect(tally(answers)).toEqual({ '201': 2, '400 discount_invalid': 7 })
  })

  it('create one order and one charge per idempotency key, a hundred times over', async () => {
    const thing = await createProduct(shop, { stock: 100, price: 1000 })
    const [key, cartId] = [newId(), newId()]
    const body = { key, cartId, paymentMethod: 'card', returnTo: '/en/orders' }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        placeOrder(buyer(1).call, [{ product: thing.id, quantity: 2 }], body),
      ),
    )
    expect(tally(answers)).toEqual({ '201': 100 })
    const [first] = answers
    for (const { body: answer } of answers) {
      expect(answer.data._id).toBe(first?.body.data._id)
      expect(answer.payment.url).toBe(first?.body.payment.url)
    }
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(2)
    const made = await one('select count(*)::int as n from payments where order_id = $1', [
      first?.body.data._id,
    ])
    const charged = await one(
      'select count(*)::int as n from test_payments where order_number = $1',
      [first?.body.data.number],
    )
    expect([made.n, charged.n]).toEqual([1, 1])
    const again = await placeOrder(buyer(1).call, [{ product: thing.id, quantity: 2 }], body)
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true'])
    const other = await placeOrder(buyer(1).call, [{ product: thing.id, quantity: 1 }], body)
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
    // The same key of another buyer is a different key.
    expect(
      (await placeOrder(buyer(2).call, [{ product: thing.id, quantity: 1 }], { key })).status,
    ).toBe(201)
  })

  it('create one order for one cart sent from two places', async () => {
    const thing = await createProduct(shop, { stock: 100, price: 1000 })
    const cartId = newId()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        placeOrder(buyer(3).call, [{ product: thing.id, quantity: 1 }], { cartId }),
      ),
    )
    expect(tally(answers)).toEqual({ '201': 20 })
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(1)
  })

  it('are placed once by a request whose connection ends meanwhile', async () => {
    const thing = await createProduct(shop, { stock: 100, price: 1000 })
    const placing = await withTransaction(shop.server.db, async (inner) => {
      await runSql(inner, 'select from inventory where product = $1 for update', [thing.id])
      const answer = placeOrder(buyer(4).call, [{ product: thing.id, quantity: 2 }])
      const endWaiting = async () =>
        (
          await one(`select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)
        ).ended
      await expect.poll(endWaiting).toBe(1)
      return { answer }
    })
    expect(tally([await placing.answer])).toEqual({ '201': 1 })
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(2)
  })

  it('spend a gift card once', async () => {
    const thing = await createProduct(shop, { stock: 100, price: 1000 })
    const { id, code } = await createGiftCard(shop, 2500)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        placeOrder(buyer(at).call, [{ product: thing.id, quantity: 1 }], { giftCard: code }),
      ),
    )
    const spent = answers.reduce(
      (sum, { body: each }) => sum + (each.data?.giftCard.amount ?? 0),
      0,
    )
    const card = await shop.staff('GET', `/api/marketplace/gift-cards/${id}`)
    expect(spent + card.body.data.balance.amount).toBe(2500)
  })
})
