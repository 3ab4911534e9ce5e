import { afterAll, beforeAll, expect, it } from 'vitest'
import { offersVerb } from '#resource/access.ts'
import type { Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { createCompany, createTenant } from '../support/people.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type ApiCall, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Json = Record<string, any>

describeOnEachDatabase('bulk changes on %s', (dialect) => {
  let shop: Shop
  let number = 0
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const several = async (resource: string, count: number): Promise<string[]> => {
    const made: string[] = []
    for (let each = 0; each < count; each += 1)
      made.push(String((await createSample(shop, resource, (number += 1)))._id))
    return made
  }
  const bulk = (
    verb: string,
    resource: string,
    body: unknown,
    query = '',
    call: ApiCall = shop.staff,
  ) => call('POST', `/api/marketplace/${resource}/bulk/${verb}${query}`, { body })
  const read = async (resource: string, id: string, language = 'en'): Promise<Json> =>
    (
      await shop.staff('GET', `/api/marketplace/${resource}/${id}`, {
        headers: { 'accept-language': language },
      })
    ).body.data
  const history = async (resource: string, id: string): Promise<Json[]> =>
    (await shop.staff('GET', `/api/marketplace/${resource}/${id}/history`)).body.data

  it('exist for the verbs that each resource declares, and no others', async () => {
    const capabilities: Record<string, (resource: Resource) => boolean> = {
      update: (resource) => offersVerb(resource, 'update'),
      delete: (resource) => offersVerb(resource, 'delete'),
      activate: ({ activatable }) => activatable,
      deactivate: ({ activatable }) => activatable,
      show: ({ visible }) => visible,
      hide: ({ visible }) => visible,
    }
    for (const resource of shop.catalogue.values()) {
      for (const [verb, isOffered] of Object.entries(capabilities)) {
        const id = newId()
        const input = verb === 'update' ? { input: {} } : {}
        const { status, body } = await bulk(verb, resource.name, { ids: [id], ...input })
        const isThere = isOffered(resource) && !resource.owned && !resource.singleton
        if (!isThere) {
          // An action of the same name has this path for a single record.
          expect([404, 400], `${resource.name} ${verb}`).toContain(status)
          continue
        }
        expect([resource.name, verb, status]).toEqual([resource.name, verb, 409])
        const message = `${resource.labels.one.en} was not found.`
        expect(body.error).toMatchObject({
          code: 'bulk_refused',
          count: 1,
          records: [{ _id: id, title: '', message }],
        })
      }
    }
  })

  it('change a plain field of all records, write a history for each, and count unchanged ones', async () => {
    const ids = await several('products', 5)
    const [first = ''] = ids
    await bulk('update', 'products', { ids: [first], input: { warrantyMonths: 36 } })
    const { status, body } = await bulk('update', 'products', {
      ids: [...ids, first.toUpperCase()],
      input: { warrantyMonths: 36, price: { amount: 100, currency: 'KWD' } },
    })
    expect([status, body]).toEqual([200, { data: { done: 5, unchanged: 0 } }])
    const again = await bulk('update', 'products', { ids, input: { warrantyMonths: 36 } })
    expect(again.body).toEqual({ data: { done: 0, unchanged: 5 } })
    for (const id of ids) {
      expect(await read('products', id)).toMatchObject({
        warrantyMonths: 36,
        price: { amount: 100, currency: 'KWD' },
        version: id === first ? 3 : 2,
      })
    }
    const [latest] = await history('products', first)
    expect(latest).toMatchObject({ kind: 'changed', version: 3, language: 'en' })
    expect(latest?.changes).toEqual({
      price: {
        from: expect.objectContaining({ currency: 'USD' }),
        to: { amount: 100, currency: 'KWD' },
      },
    })
    const hidden = await bulk('hide', 'products', { ids })
    expect(hidden.body).toEqual({ data: { done: 5, unchanged: 0 } })
    const shown = await bulk('show', 'products', { ids: ids.slice(1) })
    expect(shown.body).toEqual({ data: { done: 4, unchanged: 0 } })
    expect((await read('products', first)).visible).toBe(false)
  })

  it('record the same history as single changes', async () => {
    const ids = await several('products', 2)
    const [one = '', other = ''] = ids
    const single = (body: Json) =>
      shop.staff('PATCH', `/api/marketplace/products/${other}`, { body })
    const began = { warrantyMonths: 6, price: { amount: 3, currency: 'SAR' }, visible: true }
    await bulk('update', 'products', { ids, input: began })
    const input = { warrantyMonths: null, price: { amount: 4, currency: 'SAR' }, visible: false }
    await bulk('update', 'products', { ids: [one], input })
    await single(input)
    const latestEntry = async (id: string) => {
      const [{ kind, version, language, changes } = {}] = await history('products', id)
      return { kind, version, language, changes }
    }
    expect(await latestEntry(one)).toEqual(await latestEntry(other))
    expect(Object.keys((await latestEntry(one)).changes)).toHaveLength(3)
  })

  it('write texts in the language of the request and make them searchable', async () => {
    const ids = await several('tags', 3)
    const { body } = await shop.staff('POST', '/api/marketplace/tags/bulk/update', {
      body: { ids, input: { title: 'حساسات' } },
      headers: { 'accept-language': 'ar' },
    })
    expect(body).toEqual({ data: { done: 3, unchanged: 0 } })
    for (const id of ids) {
      expect((await read('tags', id, 'ar')).title).toBe('حساسات')
      expect((await read('tags', id)).title).not.toBe('حساسات')
    }
    const list = await shop.staff(
      'GET',
      `/api/marketplace/tags?search=${encodeURIComponent('حساسات')}`,
    )
    expect(list.body.data.map((each: Json) => each._id).toSorted()).toEqual(ids.toSorted())
  })

  it('apply to the whole filtered list if its count is still the expected one', async () => {
    const ids = await several('industries', 4)
    await bulk('update', 'industries', { ids, input: { title: 'Cold chain' } })
    const query = '?search=cold%20chain'
    const wrong = await bulk('update', 'industries', { expected: 3, input: {} }, query)
    expect([wrong.status, wrong.body.error]).toMatchObject([
      409,
      { code: 'list_changed', total: 4 },
    ])
    const changed = await bulk(
      'update',
      'industries',
      { expected: 4, input: { title: 'Frozen' } },
      query,
    )
    expect(changed.body).toEqual({ data: { done: 4, unchanged: 0 } })
    const none = await bulk('delete', 'industries', { expected: 0 }, '?search=nowhere-to-be-found')
    expect(none.body).toEqual({ data: { done: 0, unchanged: 0 } })
  })

  it('refuse a list of merely similar search results', async () => {
    const ids = await several('industries', 2)
    await bulk('update', 'industries', { ids, input: { title: 'Greenhouse' } })
    const url = '/api/marketplace/industries'
    const exact = await shop.staff('GET', `${url}?search=greenhouse`)
    expect(exact.body.meta).toEqual({ total: 2, page: 1, limit: 12 })
    const list = await shop.staff('GET', `${url}?search=greenhousse`)
    expect(list.body.meta).toMatchObject({ total: 2, similar: true })
    const nothing = await shop.staff('GET', `${url}?search=zzzzzzzz`)
    expect(nothing.body.meta).toEqual({ total: 0, page: 1, limit: 12 })
    for (const [verb, input] of [
      ['delete', {}],
      ['update', { input: { title: 'Lost' } }],
    ] as const) {
      const all = await bulk(verb, 'industries', { expected: 2, ...input }, '?search=greenhousse')
      expect([verb, all.status, all.body.error.code]).toEqual([verb, 409, 'only_similar'])
    }
    expect((await shop.staff('GET', `${url}?search=greenhouse`)).body.meta.total).toBe(2)
  })

  it('delete all or nothing, and say which records are in use and why', async () => {
    const ids = await several('tags', 3)
    const [used = '', ...free] = ids
    const product = await createSample(shop, 'products', (number += 1))
    await shop.staff('PATCH', `/api/marketplace/products/${String(product._id)}`, {
      body: { tags: [used] },
    })
    const single = await shop.staff('DELETE', `/api/marketplace/tags/${used}`)
    const refused = await bulk('delete', 'tags', { ids: [...ids, newId()] })
    expect(refused.body.error).toMatchObject({ code: 'bulk_refused', count: 1 })
    const { status, body } = await bulk('delete', 'tags', { ids })
    expect([status, body.error]).toEqual([
      409,
      {
        code: 'bulk_refused',
        message: 'Nothing was changed, because it is not possible for 1 of 3.',
        count: 1,
        records: [
          {
            _id: used,
            title: (await read('tags', used)).title,
            message: single.body.error.message,
          },
        ],
      },
    ])
    for (const id of ids) expect(await read('tags', id)).toMatchObject({ _id: id })
    expect((await bulk('delete', 'tags', { ids: free })).body.data).toEqual({
      done: 2,
      unchanged: 0,
    })
    for (const id of free) {
      expect(await read('tags', id)).toBeUndefined()
      expect((await history('tags', id))[0]).toMatchObject({ kind: 'deleted' })
    }
    const arabic = await shop.staff('POST', '/api/marketplace/tags/bulk/delete', {
      body: { ids: [used] },
      headers: { 'accept-language': 'ar' },
    })
    expect(arabic.body.error.message).toMatch(/^لم يتغيّر شيء/)
    expect(arabic.body.error.records[0].message).toMatch(/[\u0600-\u06ff]/)
  })

  it('delete records that are only referred to by one another', async () => {
    const [first = '', second = '', third = ''] = await several('products', 3)
    const similar = (id: string, to: string) =>
      shop.staff('PATCH', `/api/marketplace/products/${id}`, { body: { similarProducts: [to] } })
    await similar(third, first)
    await similar(second, third)
    const { status, body } = await bulk('delete', 'products', { ids: [first, second, third] })
    expect([status, body]).toEqual([200, { data: { done: 3, unchanged: 0 } }])
  })

  it('name every record that refuses a value, with the message of its form', async () => {
    const [one = '', other = ''] = await several('tags', 2)
    const { body } = await bulk('update', 'tags', {
      ids: [one, other],
      input: { code: 'the_same' },
    })
    expect(body.error).toMatchObject({ code: 'bulk_refused', count: 1 })
    expect(body.error.records[0].message).toBe('Code is already taken')
    expect((await read('tags', one)).code).not.toBe('the_same')
    const discounts = await several('discounts', 2)
    await bulk('update', 'discounts', {
      ids: discounts,
      input: { startsAt: '2026-05-01T00:00:00Z' },
    })
    const early = { endsAt: '2026-04-01T00:00:00Z', percentage: 5 }
    const late = await bulk('update', 'discounts', { ids: discounts, input: early })
    expect(late.body.error).toMatchObject({ code: 'bulk_refused', count: 2 })
    expect(late.body.error.records[0].message).toBe('Ends must be later than the start')
    expect((await read('discounts', discounts[0] ?? '')).endsAt).toBeNull()
  })

  it('run the behaviours of the resource', async () => {
    const ids = await several('customers', 3)
    await bulk('update', 'customers', { ids, input: { firstName: 'Salma' } })
    for (const id of ids) expect((await read('customers', id)).name).toMatch(/^Salma /)
    const off = await bulk('deactivate', 'customers', { ids })
    expect(off.body).toEqual({ data: { done: 3, unchanged: 0 } })
    const { rows } = await runSql(
      shop.server.db,
      'select active from accounts where id = any($1::uuid[])',
      [ids],
    )
    expect(rows).toEqual(ids.map(() => ({ active: false })))
    const admins = await several('admins', 2)
    const me = shop.asAccount({ id: admins[0] ?? '', permissions: ['*'] })
    const mine = await bulk('deactivate', 'admins', { ids: admins }, '', me)
    expect(mine.body.error).toMatchObject({ code: 'bulk_refused', count: 1 })
    expect(mine.body.error.records[0].message).toBe(
      'You cannot deactivate or delete your own account.',
    )
    expect((await read('admins', admins[1] ?? '')).active).toBe(true)
  })

  it('require the permission and reach only records the caller may see', async () => {
    const [one, two] = [await createCompany(shop, 1), await createCompany(shop, 2)]
    const own = [await createTenant(shop, 1, one.id), await createTenant(shop, 2, one.id)]
    const foreign = await createTenant(shop, 3, two.id)
    const path = '/api/marketplace/tenants/bulk/update'
    const body = { ids: own, input: { email: 'office@example.com' } }
    const as = (...permissions: string[]) =>
      shop.asAccount({ kind: 'company', id: one.id, company: one.id, permissions })
    expect((await shop.anonymous('POST', path, { body })).status).toBe(401)
    const bound = { tenant: own[0] ?? '', company: one.id }
    const reader = shop.asAccount({ kind: 'tenantUser', ...bound, permissions: ['tenants:read'] })
    expect((await reader('POST', path, { body })).status).toBe(403)
    const may = as('tenants:update')
    expect((await bulk('delete', 'tenants', { ids: own }, '', may)).status).toBe(403)
    expect((await bulk('update', 'tenants', body, '', may)).body.data).toMatchObject({ done: 2 })
    const others = await bulk('update', 'tenants', { ...body, ids: [...own, foreign] }, '', may)
    expect(others.body.error).toMatchObject({ count: 1, records: [{ _id: foreign, title: '' }] })
    const all = await bulk('deactivate', 'tenants', { expected: 2 }, '', may)
    expect(all.body).toEqual({ data: { done: 2, unchanged: 0 } })
    expect((await read('tenants', foreign)).active).toBe(true)
    const away = await bulk('update', 'tenants', { ids: own, input: { company: two.id } }, '', may)
    expect(away.body.error).toMatchObject({ code: 'bulk_refused', count: 2 })
    expect((await read('tenants', own[0] ?? '')).company._id).toBe(one.id)
    const guarded = { allowedNetworkServers: ['EU868'] }
    expect((await bulk('update', 'tenants', { ids: own, input: guarded }, '', may)).status).toBe(
      403,
    )
    const filter = '?allowedNetworkServers=EU868'
    expect((await bulk('update', 'tenants', { expected: 0, input: {} }, filter, may)).status).toBe(
      403,
    )
  })

  it('refuse invalid input and name it', async () => {
    const [id = ''] = await several('tags', 1)
    const wrong: [body: unknown, pointer: string, query?: string][] = [
      [{ ids: [], input: {} }, '/ids'],
      [{ ids: ['no'], input: {} }, '/ids/0'],
      [{ ids: Array.from({ length: 1001 }, newId), input: {} }, '/ids'],
      [{ ids: [id] }, '/input'],
      [{ ids: [id], input: { nonsense: 1 } }, '/input/nonsense'],
      [{ ids: [id], input: { code: 5 } }, '/input/code'],
      [{ ids: [id], input: {}, more: 1 }, '/more'],
      [{ input: {} }, '/expected'],
      [{ expected: -1, input: {} }, '/expected'],
      [{ expected: 1, input: {} }, '/page', '?page=1'],
      [{ expected: 1, input: {} }, '/nonsense', '?nonsense=1'],
    ]
    for (const [body, pointer, query] of wrong) {
      const answer = await bulk('update', 'tags', body, query)
      expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([400, [pointer]])
    }
    const lost = await bulk('update', 'products', {
      ids: await several('products', 2),
      input: { deviceType: newId(), type: 'device' },
    })
    expect(lost.body.error).toMatchObject({ code: 'bulk_refused', count: 2 })
    expect(lost.body.error.records[0].message).toBe(
      'Device type refers to something that does not exist',
    )
  })

  it('refuse more than 10,000 records and say so; a long list has 1,000 similar ones or the closest, a file all', async () => {
    await runSql(
      shop.server.db,
      `insert into tags (id, title, search_text) select gen_random_uuid(), '{"en": "Many"}', 'crowd' from generate_series(1, 10001)`,
    )
    const query = '?search=crowd'
    const { status, body } = await bulk('delete', 'tags', { expected: 10_001 }, query)
    expect([status, body.error]).toMatchObject([400, { code: 'bulk_too_many', max: 10_000 }])
    await runSql(
      shop.server.db,
      `delete from tags where id = (select id from tags where search_text = 'crowd' limit 1)`,
    )
    const similar = await shop.staff('GET', '/api/marketplace/tags?search=crowdd&limit=1')
    expect(similar.body.meta).toMatchObject({ total: 1000, similar: true })
    const file = await shop.staff('GET', '/api/marketplace/tags/export?search=crowdd')
    expect(String(file.body).match(/Many/g)).toHaveLength(10_000)
    const most = await bulk('update', 'tags', { expected: 9999, input: {} }, query)
    expect(most.body.error).toMatchObject({ code: 'list_changed', total: 10_000 })
    await runSql(
      shop.server.db,
      `insert into tags (id, title, search_text) values (gen_random_uuid(), '{"en": "Crown"}', 'crown')`,
    )
    const { meta } = (await shop.staff('GET', '/api/marketplace/tags?limit=1')).body
    expect(meta.total).toBeGreaterThan(10_000)
    const closest = await shop.staff('GET', '/api/marketplace/tags?search=crowns&sort=-createdAt')
    expect(closest.body).toMatchObject({ data: [{ title: 'Crown' }], meta: { total: 1 } })
    await runSql(shop.server.db, `delete from tags where search_text in ('crowd', 'crown')`)
  })
})
