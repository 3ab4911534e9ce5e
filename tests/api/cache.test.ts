import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { startApiProcess, type ApiProcess } from '../support/apiProcess.ts'
import { createProduct } from '../support/commerce.ts'
import { openShop, secret, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const publicProducts = '/api/marketplace-customer/products'
const staffProducts = '/api/marketplace/products'

describeOnEachDatabase('cached public answers on %s', (dialect) => {
  let shop: Shop
  let id: string
  beforeAll(async () => {
    shop = await openShop(dialect)
    id = (await createProduct(shop, { stock: 5 })).id
  })
  afterAll(() => shop.close())

  const read = async (path = `${publicProducts}/${id}`, headers = {}) => {
    const answer = await shop.anonymous('GET', path, { headers })
    return { ...answer, data: answer.body?.data }
  }

  it('stay byte-identical until something changes', async () => {
    const first = await read()
    const again = await read()
    expect(again.body).toEqual(first.body)
    expect(again.headers['etag']).toBe(first.headers['etag'])
    await shop.staff('PATCH', `${staffProducts}/${id}`, { body: { name: 'Another name' } })
    expect((await read()).data.name).toBe('Another name')
  })

  it('are answered with 304 when the client has them already', async () => {
    const { headers } = await read()
    const answer = await read(undefined, { 'if-none-match': String(headers['etag']) })
    expect([answer.status, answer.body]).toEqual([304, ''])
  })

  it('are answered to HEAD without their body, also where nothing is stored', async () => {
    for (const url of [`${publicProducts}/${id}`, '/healthz']) {
      const get = await shop.server.app.inject(url)
      const head = await shop.server.app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.payload]).toEqual([200, ''])
      for (const name of ['content-length', 'content-type', 'etag'])
        expect(head.headers[name]).toBe(get.headers[name])
    }
    const unknown = await shop.server.app.inject({ method: 'HEAD', url: '/api/unknown' })
    expect([unknown.statusCode, unknown.payload]).toEqual([404, ''])
  })

  it('are stored per language and query', async () => {
    await shop.staff('PATCH', `${staffProducts}/${id}`, {
      body: { name: 'اسم' },
      headers: { 'accept-language': 'ar' },
    })
    const names = async (language: string) =>
      (await read(undefined, { 'accept-language': language })).data.name
    expect([await names('ar'), await names('en'), await names('ar')]).toEqual([
      'اسم',
      'Another name',
      'اسم',
    ])
    expect((await read(`${publicProducts}?limit=1`)).body.meta.limit).toBe(1)
    expect((await read(`${publicProducts}?limit=2`)).body.meta.limit).toBe(2)
  })

  it('are stored once, ignoring query parameters that the route does not read', async () => {
    const store = vi.spyOn(shop.server.cache, 'store')
    const queries = ['', '?utm_source=mail', '?fbclid=1', '?fbclid=2']
    for (const path of ['/api/metadata', '/api/marketplace-customer/settings']) {
      store.mockClear()
      for (const query of queries) expect((await read(path + query)).status).toBe(200)
      expect(store.mock.calls.length).toBeLessThanOrEqual(1)
    }
    store.mockClear()
    for (const query of queries.slice(1))
      expect((await read(publicProducts + query)).status).toBe(400)
    expect(store).not.toHaveBeenCalled()
    store.mockRestore()
  })

  it('are recomputed after a stock movement only where they show the stock', async () => {
    const still = ['/api/marketplace-customer/settings', '/api/marketplace-customer/applications']
    const paths = [`${publicProducts}/${id}`, publicProducts, ...still]
    for (const path of paths) await read(path)
    const stock = (await read()).data.stock
    await runSql(
      shop.server.db,
      'update inventory set reserved = reserved + 1, available = available - 1 where product = $1',
      [id],
    )
    const store = vi.spyOn(shop.server.cache, 'store')
    for (const path of paths) await read(path)
    expect((await read()).data.stock).toBe(stock - 1)
    expect(
      (await read(publicProducts)).data.some((each: { stock: number }) => each.stock === stock - 1),
    ).toBe(true)
    expect(store.mock.calls.map(([, key]) => key)).toEqual([
      `en ${publicProducts}/${id}`,
      `en ${publicProducts}`,
    ])
    store.mockRestore()
  })

  it('never include errors', async () => {
    const code = 'NOT-YET-THERE'
    expect((await read(`${publicProducts}/${code}`)).status).toBe(404)
    await shop.staff('PATCH', `${staffProducts}/${id}`, { body: { code } })
    expect((await read(`${publicProducts}/${code}`)).status).toBe(200)
  })

  it('follow changes of stock, tags, pictures and settings that they show', async () => {
    const tag = await shop.staff('POST', '/api/marketplace/tags', {
      body: { title: 'Before', code: 'kept' },
    })
    const { _id } = tag.body.data
    await shop.staff('PATCH', `${staffProducts}/${id}`, { body: { tags: [_id], stock: 7 } })
    expect((await read()).data).toMatchObject({ stock: 7, tags: [{ title: 'Before' }] })
    await shop.staff('PATCH', `/api/marketplace/tags/${_id}`, { body: { title: 'After' } })
    await shop.staff('PATCH', `${staffProducts}/${id}`, { body: { stock: 8 } })
    expect((await read()).data).toMatchObject({ stock: 8, tags: [{ title: 'After' }] })
    const settings = '/api/marketplace-customer/settings'
    await read(settings)
    await shop.staff('PATCH', '/api/marketplace/settings', { body: { phone: '+966500000011' } })
    expect((await read(settings)).data.contact.phone).toBe('+966500000011')
  })
})

describe('two processes on one database', () => {
  let shop: Shop
  let other: ApiProcess
  let url: string
  let id: string
  beforeAll(async () => {
    shop = await openShop('postgres')
    id = (await createProduct(shop, { stock: 5 })).id
    const { rows } = await runSql<{ name: string }>(
      shop.server.db,
      'select current_database() as name',
    )
    url = new URL(rows[0]?.name ?? '', inject('postgresUrl')).href
    other = await startApiProcess({
      DATABASE_URL: url,
      TOKEN_SECRET: secret,
      BOT_CHECK: 'off',
      LOG_LEVEL: 'warn',
    })
  })
  afterAll(async () => {
    await other.kill()
    await shop.close()
  })

  const elsewhere = async () => {
    const answer = await fetch(`${other.url}${publicProducts}/${id}`)
    return (await answer.json()).data.name
  }

  it('an edit in one process is in the next answer of the other, every time', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const name = `Turn ${turn}`
      await shop.staff('PATCH', `${staffProducts}/${id}`, { body: { name } })
      expect(await elsewhere()).toBe(name)
    }
  })

  it('a change that started earlier and is committed later is seen as well', async () => {
    const early = new pg.Client({ connectionString: url })
    await early.connect()
    await early.query('begin')
    await early.query(
      `update products set name = jsonb_set(name, '{en}', '"Early"'), version = version + 1 where id = $1`,
      [id],
    )
    await shop.staff('POST', '/api/marketplace/tags', { body: { title: 'Meanwhile' } })
    expect(await elsewhere()).toBe('Turn 39')
    await early.query('commit')
    await early.end()
    expect(await elsewhere()).toBe('Early')
  })
})
