import { afterAll, beforeAll, expect, it } from 'vitest'
import { createProduct } from '../../support/commerce.ts'
import { describeOnEachDatabase } from '../../support/describeOnEachDatabase.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const products = '/api/marketplace/products'

describeOnEachDatabase('the stock of packages on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const packageOf = (product: string, quantity: number) =>
    createProduct(shop, {
      type: 'package',
      stockMode: 'derived',
      includedProducts: [{ product, quantity }],
    })

  it('follows every change of what they contain, also in the order of lists', async () => {
    const [part, spare] = [
      await createProduct(shop, { stock: 13 }),
      await createProduct(shop, { stock: 5 }),
    ]
    const none = await createProduct(shop, { stockMode: 'none' })
    const inner = await packageOf(part.id, 2)
    const outer = await packageOf(inner.id, 3)
    const stockAfter = async (body: object) => {
      const changed = await shop.staff('PATCH', `${products}/${inner.id}`, { body })
      expect(changed.status).toBe(200)
      return (await shop.staff('GET', `${products}/${outer.id}`)).body.data.stock
    }
    expect(await stockAfter({ includedProducts: [{ product: part.id, quantity: 1 }] })).toBe(4)
    expect(await stockAfter({ stockMode: 'tracked', stock: 7 })).toBe(2)
    expect(await stockAfter({ stockMode: 'derived' })).toBe(4)
    expect(await stockAfter({ includedProducts: [{ product: spare.id, quantity: 1 }] })).toBe(1)
    const listed = async (query: string) => {
      const { data } = (await shop.staff('GET', `${products}?limit=2&${query}`)).body
      return data.map(({ _id }: Readonly<Record<string, unknown>>) => _id)
    }
    const pages = async (sort: string) => [
      ...(await listed(`sort=${sort}`)),
      ...(await listed(`sort=${sort}&page=2&total=false`)),
      ...(await listed(`sort=${sort}&page=3`)),
    ]
    expect(await pages('stock')).toEqual([outer, spare, inner, part, none].map(({ id }) => id))
    expect(await pages('-stock')).toEqual([part, inner, spare, outer, none].map(({ id }) => id))
    await shop.staff('DELETE', `${products}/${outer.id}`)
    expect(await pages('stock')).toEqual([spare, inner, part, none].map(({ id }) => id))
  })
})
