import { afterAll, beforeAll, expect, it } from 'vitest'
import { refreshDerived } from '#server/engine/tables/refreshDerived.ts'
import { runSql } from '#server/platform/database/database.ts'
import { createSample } from '../support/samples.ts'
import { createProduct } from '../support/commerce.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

describeOnEachDatabase('records on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())
  const arabic = { 'accept-language': 'ar' }
  const products = '/api/marketplace/products'
  const discounts = '/api/marketplace/discounts'

  it('can be copied by a reader of another language', async () => {
    const product = await createSample(shop, 'products', 1)
    const { status, body } = await shop.staff('POST', `${products}/${String(product._id)}/copy`, {
      headers: arabic,
    })
    expect([status, body.data?._fallback?.includes('name')]).toEqual([201, true])
  })

  it('keep their code within its maximum length when copied', async () => {
    const product = await createSample(shop, 'products', 2)
    const code = 'C'.repeat(40)
    await shop.staff('PATCH', `${products}/${String(product._id)}`, { body: { code } })
    const { body } = await shop.staff('POST', `${products}/${String(product._id)}/copy`)
    expect(body.data.code).toBe(`${'C'.repeat(38)}-2`)
  })

  it('start with fresh counters and states when copied', async () => {
    const body = { title: 'Spring', type: 'code_discount', code: 'SPRING', percentage: 10 }
    const made = await shop.staff('POST', discounts, { body: { ...body, usageLimit: 1 } })
    const id = String(made.body.data._id)
    await runSql(shop.server.db, 'update discounts set used = 1 where id = $1', [id])
    const copy = await shop.staff('POST', `${discounts}/${id}/copy`)
    expect(copy.body.data).toMatchObject({ used: 0, state: 'inactive', code: 'SPRING-2' })
    await shop.staff('PATCH', `${discounts}/${id}`, { body: { percentage: 90 } })
    const stale = await shop.staff('POST', `${discounts}/${id}/copy`, {
      headers: { 'if-match': '"1"' },
    })
    expect([stale.status, stale.body.error.code]).toEqual([409, 'stale'])
  })

  it('are copied without their stock', async () => {
    const body = { name: 'Stocked', code: 'STOCKED', stock: 140, stockMode: 'tracked' }
    const { id } = await createProduct(shop, body)
    const copy = await shop.staff('POST', `${products}/${id}/copy`)
    expect([copy.status, copy.body.data.stock]).toEqual([201, 0])
    const moved = `/api/marketplace/stock-movements?product=${copy.body.data._id}`
    expect((await shop.staff('GET', moved)).body.data).toEqual([])
  })

  it('are copied with the requested changes, in the language of the caller', async () => {
    const body = { title: 'Summer', type: 'code_discount', code: 'SUMMER', percentage: 10 }
    const made = await shop.staff('POST', discounts, { body })
    const url = `${discounts}/${String(made.body.data._id)}`
    await shop.staff('PATCH', url, { body: { title: 'الصيف' }, headers: arabic })
    const copy = await shop.staff('POST', `${url}/copy`, {
      body: { title: 'Late summer', code: 'LATE', percentage: 15 },
    })
    expect([copy.status, copy.body.data]).toMatchObject([
      201,
      { title: 'Late summer', code: 'LATE', percentage: 15, _outdated: ['ar'], active: false },
    ])
    const refused = await shop.staff('POST', `${url}/copy`, { body: { code: 'summer' } })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([409, ['/code']])
  })

  it('can be written while a newer server adds a column used by prepared statements', async () => {
    const product = await createSample(shop, 'products', 40)
    const url = `${products}/${String(product._id)}`
    const everything = async (turn: number) => {
      const { db } = shop.server
      const answers = [
        await shop.staff('GET', `${products}?search=a&limit=6`),
        await shop.staff('GET', `${products}?sort=price&limit=6`),
        await shop.staff('GET', url),
        await shop.staff('PATCH', url, { body: { warrantyMonths: turn } }),
        await shop.staff('PATCH', url, { body: { name: `Renamed ${turn}` } }),
        await shop.staff('POST', `${url}/copy`),
      ]
      await runSql(db, `alter table products add column newer_${turn} text`)
      return answers.map(({ status }) => status)
    }
    for (let turn = 0; turn < 8; turn += 1) {
      expect(await everything(turn)).toEqual([200, 200, 200, 200, 200, 201])
    }
  })

  it('are not searched by similarity on a page beyond the exact results', async () => {
    const titles = ['Zebracam one', 'Zebracan', 'Zebracap', 'Zebracat']
    for (const title of titles) {
      await shop.staff('POST', '/api/marketplace/tags', {
        body: { title, code: title.toLowerCase().replace(' ', '_') },
      })
    }
    const found = async (query: string) =>
      (await shop.staff('GET', `/api/marketplace/tags?limit=2&${query}`)).body.data.length
    expect(await found('search=zebracam&page=2&total=false')).toBe(0)
    expect(await found('search=zebracam&page=1&total=false')).toBe(1)
    expect(await found('search=zebracar&page=1&total=false')).toBe(2)
  })

  it('are found by misspelt words among those that match a filter by stock', async () => {
    for (const stock of [0, 4]) await createProduct(shop, { name: `Zebrawatch ${stock}`, stock })
    const found = async (query: string) => {
      const { body } = await shop.staff('GET', `${products}?search=zebrawetch&${query}`)
      return [body.data.map(({ name }: { name: string }) => name).toSorted(), body.meta.total]
    }
    expect(await found('stock[gte]=1')).toEqual([['Zebrawatch 4'], 1])
    expect(await found('type=integration')).toEqual([['Zebrawatch 0', 'Zebrawatch 4'], 2])
  })

  it('are up to date again when an unchanged translation is confirmed', async () => {
    const url = `/api/marketplace/tags/${String((await createSample(shop, 'tags', 3))._id)}`
    await shop.staff('PATCH', url, { body: { title: 'وسم' }, headers: arabic })
    const changed = await shop.staff('PATCH', url, { body: { title: 'Another' } })
    expect(changed.body.data._outdated).toEqual(['ar'])
    const confirmed = await shop.staff('PATCH', url, { body: { title: 'وسم' }, headers: arabic })
    expect(confirmed.body.data._outdated).toEqual([])
  })

  it('leave a complete history entry when deleted', async () => {
    const product = await createSample(shop, 'products', 4)
    const tag = await createSample(shop, 'tags', 4)
    const url = `${products}/${String(product._id)}`
    await shop.staff('PATCH', url, { body: { tags: [tag._id] } })
    expect((await shop.staff('DELETE', url)).status).toBe(204)
    const { body } = await shop.staff('GET', `${url}/history`)
    expect(body.data[0]).toMatchObject({
      kind: 'deleted',
      changes: { tags: { from: [{ _id: tag._id, title: tag.title }] } },
    })
  })

  it('stay visible when their switch is cleared', async () => {
    const product = await createSample(shop, 'products', 5)
    await shop.staff('POST', `${products}/${String(product._id)}/show`)
    const { body } = await shop.staff('PATCH', `${products}/${String(product._id)}`, {
      body: { visible: null },
    })
    expect(body.data.visible).toBe(true)
  })

  it('are found by fields that became searchable later', async () => {
    const tag = await createSample(shop, 'tags', 6)
    const { db } = shop.server
    await runSql(db, "update tags set search_text = 'nothing' where id = $1", [tag._id])
    await runSql(db, "update stored_values set value = '\"of old\"' where key = 'derived:tags'")
    expect(await refreshDerived(db, shop.catalogue.values())).toEqual(['tags'])
    expect(await refreshDerived(db, shop.catalogue.values())).toEqual([])
    const { body } = await shop.staff(
      'GET',
      `/api/marketplace/tags?search=${encodeURIComponent(String(tag.title))}`,
    )
    expect(body.data.map((each: { _id: string }) => each._id)).toContain(tag._id)
  })

  it('are due for translation into a language added later', async () => {
    const tag = await createSample(shop, 'tags', 7)
    const { db } = shop.server
    await runSql(db, "update tags set missing_languages = '{}' where id = $1", [tag._id])
    await runSql(db, "update stored_values set value = '\"of old\"' where key = 'derived:tags'")
    await refreshDerived(db, shop.catalogue.values())
    const { body } = await shop.staff('GET', '/api/marketplace/tags?missing=ar&limit=100')
    expect(body.data.map((each: { _id: string }) => each._id)).toContain(tag._id)
  })

  it('vary by language in caches; answers to staff are never cached', async () => {
    const shopper = await shop.anonymous('GET', '/api/marketplace-customer/products')
    expect(shopper.headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(String(shopper.headers.vary)).toContain('accept-language')
    const staff = await shop.staff('GET', products)
    expect(staff.headers['cache-control']).toBe('private, no-store')
  })
})
