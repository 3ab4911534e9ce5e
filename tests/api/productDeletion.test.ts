import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { placeOrder, createProduct } from '../support/commerce.ts'
import { createCustomer } from '../support/people.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

describeOnEachDatabase('deleting a product on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const remove = (id: string, language = 'en') =>
    shop.staff('DELETE', `/api/marketplace/products/${id}`, {
      headers: { 'accept-language': language },
    })
  const removeMany = (ids: readonly string[]) =>
    shop.staff('POST', '/api/marketplace/products/bulk/delete', { body: { ids } })
  const inTheWay = async (id: string) => {
    const { body } = await shop.staff('GET', `/api/marketplace/products/${id}/references`)
    return body.data.filter(({ blocking }: { blocking: number }) => blocking > 0)
  }
  const levels = async (id: string): Promise<number> =>
    (await shop.staff('GET', `/api/marketplace/inventory?product=${id}`)).body.meta.total

  it('deletes its empty stock level too, one by one and in bulk', async () => {
    const [one, other] = [
      await createProduct(shop, { stock: 0 }),
      await createProduct(shop, { stock: 3 }),
    ]
    await shop.staff('PATCH', `/api/marketplace/products/${other.id}`, { body: { stock: 0 } })
    const { body } = await shop.staff('GET', `/api/marketplace/products/${one.id}/references`)
    expect(body.data).toMatchObject([{ resource: 'inventory', count: 1, blocking: 0 }])
    expect([await inTheWay(one.id), await inTheWay(other.id)]).toEqual([[], []])
    expect((await remove(one.id)).status).toBe(204)
    expect((await removeMany([other.id])).body.data).toEqual({ done: 1, unchanged: 0 })
    expect([await levels(one.id), await levels(other.id)]).toEqual([0, 0])
  })

  it('is refused while it has stock, with the same reason one by one and in bulk', async () => {
    const reason = 'There is still stock of it. Set its stock to 0 before you delete it.'
    const { id } = await createProduct(shop, { stock: 4 })
    expect(await inTheWay(id)).toMatchObject([
      { resource: 'inventory', blocking: 1, records: [{}], reason },
    ])
    const single = await remove(id)
    expect([single.status, single.body.error]).toMatchObject([
      409,
      { code: 'stock_left', message: reason },
    ])
    const { status, body } = await removeMany([id])
    expect([status, body.error.code, body.error.records]).toMatchObject([
      409,
      'bulk_refused',
      [{ _id: id, message: reason }],
    ])
    expect((await remove(id, 'ar')).body.error.message).toMatch(/^لا يزال منه مخزون/)
    expect(await levels(id)).toBe(1)
    await shop.staff('PATCH', `/api/marketplace/products/${id}`, { body: { stock: 0 } })
    expect((await remove(id)).status).toBe(204)
  })

  it('is refused while it is in an offer or was ordered, whatever its stock', async () => {
    const buyer = await createCustomer(shop, 1)
    const { id } = await createProduct(shop, { stock: 2 })
    expect((await placeOrder(buyer.call, [{ product: id, quantity: 2 }])).status).toBe(201)
    const resources = (await inTheWay(id)).map(({ resource }: { resource: string }) => resource)
    expect(resources).toEqual(expect.arrayContaining(['inventory', 'orders', 'stock-movements']))
    const single = await remove(id)
    expect([single.status, single.body.error.code]).toEqual([409, 'in_use'])
    const many = await removeMany([id, newId()])
    expect(many.status).toBe(409)
    const bulk = await removeMany([id])
    expect(bulk.body.error.records[0].message).toBe(single.body.error.message)
  })
})

describe('in a brand without stock in its back office', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('pglite', [], {}, false, { cmsStock: false })
  })
  afterAll(() => shop.close())

  it('remaining stock does not prevent deletion', async () => {
    const { id } = await createProduct(shop, { stockMode: 'tracked' })
    await runSql(shop.server.db, 'update inventory set on_hand = 5, available = 5')
    expect((await shop.staff('DELETE', `/api/marketplace/products/${id}`)).status).toBe(204)
  })
})
