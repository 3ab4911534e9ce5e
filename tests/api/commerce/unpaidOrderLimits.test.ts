import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stockLevelOf, placeOrder, createProduct } from '../../support/commerce.ts'
import {
  createCompany,
  createCustomer,
  createTenant,
  createTenantUser,
  type Person,
} from '../../support/people.ts'
import { openShop, type ApiResponse, type Shop } from '../../support/shop.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'

const limit = (shop: Shop, unpaidOrders: number, unpaidShare: number) =>
  shop.staff('PATCH', '/api/marketplace/settings', { body: { unpaidOrders, unpaidShare } })

const codes = (answers: readonly ApiResponse[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const code = status === 201 ? 'placed' : body.error.code
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

describeOnEachDatabase('unpaid orders of one buyer on %s', (dialect) => {
  let shop: Shop
  let buyers = 0
  const someone = () => createCustomer(shop, (buyers += 1))
  beforeAll(async () => {
    shop = await openShop(dialect)
    await limit(shop, 5, 50)
  })
  afterAll(() => shop.close())

  const buy = ({ call }: Person, product: string, quantity: number, more = {}) =>
    placeOrder(call, [{ product, quantity }], more)
  const cancel = ({ call }: Person, { body }: ApiResponse) =>
    call('POST', `/api/marketplace-customer/orders/${body.data._id}/cancel`)

  it('are limited to five until one is cancelled', async () => {
    const thing = await createProduct(shop, { stock: 100 })
    const buyer = await someone()
    const placed = []
    for (let at = 0; at < 5; at += 1) placed.push(await buy(buyer, thing.id, 1))
    expect(codes(placed)).toEqual({ placed: 5 })
    const [first] = placed
    const refused = await buy(buyer, thing.id, 1)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      {
        code: 'too_many_unpaid',
        message:
          'You have 5 orders that wait for payment. Pay or cancel one of them, then order again.',
      },
    ])
    const inArabic = await placeOrder(
      (method, url, { headers, ...rest } = {}) =>
        buyer.call(method, url, { ...rest, headers: { ...headers, 'accept-language': 'ar' } }),
      [{ product: thing.id, quantity: 1 }],
    )
    expect(inArabic.body.error.message).toContain('ادفع أحدها أو ألغِه')
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(5)
    if (first) expect((await cancel(buyer, first)).status).toBe(200)
    expect((await buy(buyer, thing.id, 1)).status).toBe(201)
    // Other buyers are not affected.
    expect((await buy(await someone(), thing.id, 1)).status).toBe(201)
  })

  it('may reserve at most half of a product’s stock, whatever the payment method', async () => {
    const thing = await createProduct(shop, { stock: 20 })
    const buyer = await someone()
    const whole = await buy(buyer, thing.id, 20)
    expect([whole.status, whole.body.error.code]).toEqual([409, 'unpaid_stock'])
    expect(whole.body.error.message).toContain('more than 10 of “Sellable')
    expect(whole.body.error.fields).toHaveProperty('/items/0/quantity')
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(0)
    expect((await buy(buyer, thing.id, 8)).status).toBe(201)
    const more = await buy(buyer, thing.id, 3, { paymentMethod: 'card' })
    expect([more.body.error.code, more.body.error.available]).toEqual(['unpaid_stock', 2])
    expect((await buy(buyer, thing.id, 2)).status).toBe(201)
  })

  it('may take the last two of a product', async () => {
    const thing = await createProduct(shop, { stock: 2 })
    expect((await buy(await someone(), thing.id, 2)).status).toBe(201)
    const three = await createProduct(shop, { stock: 3 })
    expect((await buy(await someone(), three.id, 3)).body.error.code).toBe('unpaid_stock')
  })

  it('are counted per company', async () => {
    const thing = await createProduct(shop, { stock: 20 })
    const root = await createCompany(shop, 1)
    const home = await createTenant(shop, 1, root.id)
    const user = await createTenantUser(shop, 1, { tenant: home, company: root.id })
    expect((await buy(root, thing.id, 6)).status).toBe(201)
    expect((await buy(user, thing.id, 5)).body.error.code).toBe('unpaid_stock')
    expect((await buy(user, thing.id, 4)).status).toBe(201)
  })

  it('follow the settings for their number and share of stock', async () => {
    await limit(shop, 2, 100)
    const thing = await createProduct(shop, { stock: 20 })
    const buyer = await someone()
    expect((await buy(buyer, thing.id, 19)).status).toBe(201)
    expect((await buy(buyer, thing.id, 1)).status).toBe(201)
    const other = await createProduct(shop, { stock: 20 })
    expect((await buy(buyer, other.id, 1)).body.error.code).toBe('too_many_unpaid')
    await limit(shop, 5, 50)
  })
})

describe('concurrent unpaid orders of one buyer on PostgreSQL', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('postgres')
    await limit(shop, 5, 50)
  })
  afterAll(() => shop.close())

  it('never exceed five of forty', async () => {
    const buyer = await createCustomer(shop, 101)
    const things = await Promise.all([1, 2, 3].map(() => createProduct(shop, { stock: 400 })))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        placeOrder(buyer.call, [{ product: things[at % 3]?.id ?? '', quantity: 1 }]),
      ),
    )
    expect(codes(answers)).toEqual({ placed: 5, too_many_unpaid: 35 })
  })

  it('never exceed half of a product within one company', async () => {
    const thing = await createProduct(shop, { stock: 20 })
    const root = await createCompany(shop, 101)
    const home = await createTenant(shop, 101, root.id)
    const people = [root]
    for (let at = 101; at < 108; at += 1)
      people.push(await createTenantUser(shop, at, { tenant: home, company: root.id }))
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        placeOrder(people[at % people.length]?.call ?? root.call, [
          { product: thing.id, quantity: 3 },
        ]),
      ),
    )
    expect(codes(answers)).toMatchObject({ placed: 3 })
    expect((await stockLevelOf(shop, thing.id)).reserved).toBe(9)
  })
})
