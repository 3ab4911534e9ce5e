import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { createProduct } from '../support/commerce.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

describeOnEachDatabase('searching related records on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const tags = '/api/marketplace/tags'
  const products = '/api/marketplace/products'
  const arabic = { 'accept-language': 'ar' }
  const found = async (search: string, of = products): Promise<string[]> => {
    const { body } = await shop.staff('GET', `${of}?search=${encodeURIComponent(search)}`)
    return body.data.map(({ _id }: { _id: string }) => _id)
  }
  const make = async (title: string, ar: string): Promise<string> => {
    const { body } = await shop.staff('POST', tags, { body: { title } })
    await shop.staff('PATCH', `${tags}/${body.data._id}`, { body: { title: ar }, headers: arabic })
    return body.data._id
  }
  const change = (url: string, body: object) => shop.staff('PATCH', url, { body })

  it('finds products by the titles of their tags, in either language, in the shop and the back office', async () => {
    const tag = await make('Vineyards', 'مزارع الكُروم')
    const { id } = await createProduct(shop, { name: 'Plainly named', tags: [tag] })
    for (const typed of ['vineyard', 'plainly vineyards', 'مزارع', 'الكروم', 'vineyrads'])
      for (const of of [products, '/api/marketplace-customer/products'])
        expect(await found(typed, of), typed).toEqual([id])
  })

  it('follows a tag that is renamed, added, removed and restored', async () => {
    const tag = await make('Orchards', 'بساتين')
    const { id } = await createProduct(shop, { name: 'Followed', stockMode: 'none', tags: [] })
    const url = `${products}/${id}`
    expect(await found('orchards')).toEqual([])
    const { body } = await change(url, { tags: [tag] })
    expect(await found('orchards')).toEqual([id])
    await change(url, { name: 'Followed on' })
    expect(await found('orchards')).toEqual([id])
    await change(`${tags}/${tag}`, { title: 'Plantations' })
    expect([await found('orchards'), await found('plantations')]).toEqual([[], [id]])
    await change(url, { tags: [] })
    expect(await found('plantations')).toEqual([])
    await shop.staff('POST', `${url}/restore`, { body: { version: body.data.version } })
    expect(await found('plantations')).toEqual([id])
    expect((await shop.staff('DELETE', url)).status).toBe(204)
    expect(await found('plantations')).toEqual([])
    expect((await shop.staff('DELETE', `${tags}/${tag}`)).status).toBe(204)
  })

  it('follows a concurrent rename and assignment', async () => {
    const tag = await make('Quarries', 'محاجر')
    const { id } = await createProduct(shop, { name: 'Raced', tags: [] })
    for (let turn = 0; turn < 5; turn += 1) {
      await change(`${products}/${id}`, { tags: [] })
      const title = `Quarry${turn}`
      await Promise.all([
        change(`${tags}/${tag}`, { title }),
        change(`${products}/${id}`, { tags: [tag] }),
      ])
      expect(await found(title), title).toEqual([id])
    }
  })

  it('finds a stock level by the words of its product', async () => {
    const { id } = await createProduct(shop, { name: 'Levelled', stock: 3 })
    const productsOfLevels = async (search: string): Promise<string[]> =>
      (await shop.staff('GET', `/api/marketplace/inventory?search=${search}`)).body.data.map(
        ({ product }: { product: { _id: string } }) => product._id,
      )
    expect(await productsOfLevels('levelled')).toEqual([id])
    await change(`${products}/${id}`, { name: 'Evened' })
    expect([await productsOfLevels('levelled'), await productsOfLevels('evened')]).toEqual([
      [],
      [id],
    ])
  })

  it('uses the index after renaming a tag of many products', async () => {
    const tag = await make('Harbours', 'مرافئ')
    const { db } = shop.server
    await runSql(
      db,
      `insert into products (id, code, name, search_text)
       select gen_random_uuid(), 'H-' || i, '{"en": "Buoy"}', 'buoy h-' || i from generate_series(1, 2000) i`,
    )
    await runSql(
      db,
      `insert into products__tags (source_id, target_id, position)
       select id, $1, 1 from products where code like 'H-%'`,
      [tag],
    )
    await change(`${tags}/${tag}`, { title: 'Seaports' })
    const one = await make('Jetties', 'أرصفة')
    const first = await runSql<{ id: string }>(db, `select id from products where code = 'H-1'`)
    await change(`${products}/${first.rows[0]?.id}`, { tags: [tag, one] })
    await runSql(db, 'vacuum analyze products')
    const count = async (search: string): Promise<number> =>
      (await shop.staff('GET', `${products}?search=${search}&limit=1`)).body.meta.total
    expect(await Promise.all(['harbours', 'seaports', 'jetties'].map(count))).toEqual([0, 2000, 1])
    const plan = await runSql(
      db,
      `explain select a.id from products a where a.search_text like '%jetties%'`,
    )
    expect(JSON.stringify(plan.rows)).toContain('products_search')
  })
})
