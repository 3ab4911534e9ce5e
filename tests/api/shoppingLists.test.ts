import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#server/platform/newId.ts'
import { placeOrder, createProduct } from '../support/commerce.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const cart = '/api/marketplace-customer/cart'

describeOnEachDatabase('the cart and wishlist of an account on %s', (dialect) => {
  let shop: Shop
  let me: Person
  let other: Person
  beforeAll(async () => {
    shop = await openShop(dialect)
    me = await createCustomer(shop, 1)
    other = await createCustomer(shop, 2)
  })
  afterAll(() => shop.close())

  const [a, b] = [newId(), newId()]
  const change = (person: Person, items: object[], url = cart) =>
    person.call('PATCH', url, { body: { items } })
  const itemsOf = async (person: Person, url = cart) =>
    (await person.call('GET', url)).body.data.items

  it('are private, keep their order, and drop a product at quantity zero', async () => {
    await change(me, [
      { product: a, quantity: 2 },
      { product: b, quantity: 1 },
    ])
    await change(me, [{ product: a, quantity: 5 }])
    expect(await itemsOf(me)).toEqual([
      { product: a, quantity: 5 },
      { product: b, quantity: 1 },
    ])
    expect(await itemsOf(other)).toEqual([])
    const { body } = await change(me, [{ product: b, quantity: 0 }])
    expect(body.data.items).toEqual([{ product: a, quantity: 5 }])
    expect((await shop.anonymous('GET', cart)).status).toBe(401)
  })

  it('include a guest cart once, however often and from however many tabs it is sent', async () => {
    const list = newId()
    const join = () =>
      me.call('POST', `${cart}/join`, { body: { list, items: [{ product: a, quantity: 3 }] } })
    await Promise.all([join(), join(), join(), join()])
    expect(await itemsOf(me)).toEqual([{ product: a, quantity: 8 }])
  })

  it('keep all concurrent changes from many devices', async () => {
    const products = Array.from({ length: 20 }, () => newId())
    await Promise.all(products.map((product) => change(other, [{ product, quantity: 1 }])))
    expect((await itemsOf(other)).length).toBe(20)
  })

  it('lose the ordered quantities once and keep what was added since', async () => {
    const [thing, more] = [await createProduct(shop), await createProduct(shop)]
    const buyer = await createCustomer(shop, 3)
    await change(buyer, [
      { product: thing.id, quantity: 3 },
      { product: more.id, quantity: 1 },
    ])
    const [cartId, key] = [newId(), newId()]
    const order = () =>
      placeOrder(buyer.call, [{ product: thing.id.toUpperCase(), quantity: 2 }], { cartId, key })
    const answers = [await order(), await order()]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await itemsOf(buyer)).toEqual([
      { product: thing.id, quantity: 1 },
      { product: more.id, quantity: 1 },
    ])
    await placeOrder(buyer.call, [{ product: thing.id, quantity: 5 }])
    expect(await itemsOf(buyer)).toEqual([{ product: more.id, quantity: 1 }])
  })

  it('are unchanged by a refused order', async () => {
    const thing = await createProduct(shop, { stock: 1 })
    const buyer = await createCustomer(shop, 4)
    await change(buyer, [{ product: thing.id, quantity: 2 }])
    const refused = await placeOrder(buyer.call, [{ product: thing.id, quantity: 2 }])
    expect([refused.status, await itemsOf(buyer)]).toEqual([
      409,
      [{ product: thing.id, quantity: 2 }],
    ])
  })

  it('refuse invalid items, and contain each product of a wishlist once', async () => {
    for (const items of [
      [{ product: 'x', quantity: 1 }],
      [{ product: a, quantity: -1 }],
      [{ product: a }],
      Array.from({ length: 101 }, () => ({ product: newId(), quantity: 1 })),
    ]) {
      expect((await change(me, items)).status).toBe(400)
    }
    const wishlist = '/api/marketplace-customer/wishlist'
    expect((await change(me, [{ product: a, quantity: 2 }], wishlist)).status).toBe(400)
    const body = { list: newId(), items: [{ product: a, quantity: 1 }] }
    await me.call('POST', `${wishlist}/join`, { body })
    await me.call('POST', `${wishlist}/join`, { body: { ...body, list: newId() } })
    expect(await itemsOf(me, wishlist)).toEqual([{ product: a, quantity: 1 }])
  })
})

it('a brand without a cart has no cart endpoint', async () => {
  const shop = await openShop('pglite', [], {}, false, { cart: false })
  const me = await createCustomer(shop, 1)
  expect((await me.call('GET', cart)).status).toBe(404)
  expect((await me.call('GET', '/api/marketplace-customer/wishlist')).status).toBe(200)
  await shop.close()
})
