import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'

describe('a brand without stock in the back office', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite', [], {}, false, { cmsStock: false })
  })
  afterAll(() => shop.close())

  it('has no inventory or movements to read or change', async () => {
    for (const name of ['inventory', 'stock-movements']) {
      const { status, body } = await shop.staff('GET', `/api/marketplace/${name}`)
      expect([name, status, body.error.code]).toEqual([name, 404, 'no_route'])
    }
    const { body: document } = await shop.anonymous('GET', '/api/openapi.json')
    const paths = Object.keys(document.paths).filter((path) => /inventory|stock-mov/.test(path))
    expect(paths).toEqual([])
  })

  it('accepts no stock number for a product either', async () => {
    const { _id } = await createSample(shop, 'products', 1)
    const url = `/api/marketplace/products/${String(_id)}`
    const { status, body } = await shop.staff('PATCH', url, { body: { stock: 5 } })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['/stock']])
  })
})
