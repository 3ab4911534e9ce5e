import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder, createProduct, type SampleProduct } from '../support/commerce.ts'
import { createCustomer, type Person } from '../support/people.ts'
import { openShop, type Shop } from '../support/shop.ts'

const shown = '/api/marketplace-customer/products'
const pricing = '/api/marketplace-customer/orders/pricing'

describe('what a shop hides from its shoppers', () => {
  let shop: Shop
  let buyer: Person
  let beside: SampleProduct
  let product: SampleProduct
  beforeAll(async () => {
    shop = await openShop('postgres')
    buyer = await createCustomer(shop, 1)
    beside = await createProduct(shop, { price: 700, stock: 4 })
    product = await createProduct(shop, { price: 900, stock: 5, similarProducts: [beside.id] })
  })
  afterAll(() => shop.close())

  const set = (body: object) => shop.staff('PATCH', '/api/marketplace/settings', { body })
  const get = (path: string) => shop.anonymous('GET', path)

  it('appears in no public answer, of the product or of related ones', async () => {
    expect(JSON.stringify((await get(`${shown}/${product.id}`)).body)).toMatch(/"amount":900/)
    await set({ pricing: false, stock: false })
    for (const path of [
      `${shown}/${product.id}`,
      `${shown}?fields=price,stock,stockMode,similarProducts`,
    ]) {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      for (const record of [body.data].flat()) {
        expect(record).toMatchObject({ price: null, stock: null, stockMode: null })
        for (const each of record.similarProducts) expect(each.price ?? null).toBeNull()
      }
    }
    expect((await get(`${shown}/price-range`)).body.data).toBeNull()
  })

  it.each(['sort=price', 'sort=-stock', 'price[gte]=800', 'facets=price', 'stockMode=tracked'])(
    'cannot be inferred from ?%s either',
    async (question) => expect((await get(`${shown}?${question}`)).status).toBe(403),
  )

  it('prevents buying from a cart while the product has no price', async () => {
    const response = await get(`${pricing}?items=${product.id}:1`)
    expect([response.status, response.body.error.message]).toEqual([
      503,
      'Payment is not available now!',
    ])
    const items = [{ product: product.id, quantity: 1 }]
    const placed = await placeOrder(buyer.call, items, { paymentMethod: 'bank_transfer' })
    expect(placed.body.error.message).toBe('Payment is not available now!')
  })

  it('is set separately for prices and stock', async () => {
    await set({ pricing: true })
    const { data } = (await get(`${shown}/${product.id}`)).body
    expect(data).toMatchObject({ price: { amount: 900 }, stock: null })
    const { lines } = (await get(`${pricing}?items=${product.id}:2`)).body.data
    expect(lines[0]).toMatchObject({ available: null, problem: null, total: { amount: 1800 } })
  })

  it('reappears in the next answer when staff show it again', async () => {
    await set({ stock: true })
    expect((await get(`${shown}/${product.id}`)).body.data).toMatchObject({ stock: 5 })
    expect((await get(`${shown}?sort=price`)).status).toBe(200)
  })
})
