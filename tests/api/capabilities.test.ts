import { afterAll, beforeAll, expect, it } from 'vitest'
import { countFieldOf } from '#resource/resource.ts'
import { newId } from '#server/platform/newId.ts'
import { createCompany, createTenant } from '../support/people.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Record_ = Record<string, any>

/** Creates a sample record and returns it as a caller reads it. */
const sample = (shop: Shop, name: string, number: number): Promise<Record_> =>
  createSample(shop, name, number)

describeOnEachDatabase('capabilities on %s', (dialect) => {
  let shop: Shop
  let made = 900
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const capable = (capability: 'members' | 'ordered' | 'counted') =>
    [...shop.catalogue.values()].filter((resource) =>
      capability === 'members' ? resource.members.length > 0 : resource[capability],
    )
  const at = (name: string, ...rest: string[]) => ['/api/marketplace', name, ...rest].join('/')
  const post = (url: string, body: object) => shop.staff('POST', url, { body })
  const one = async (name: string, id: string): Promise<Record_> =>
    (await shop.staff('GET', at(name, id))).body.data

  it('members can be added, removed, counted and searched, and the history records them', async () => {
    expect(capable('members').length).toBeGreaterThan(1)
    for (const { name, members } of capable('members')) {
      const group = await sample(shop, name, 1)
      for (const member of members) {
        const target = String(member.target)
        const some: Record_[] = []
        for (let index = 1; index <= 3; index += 1)
          some.push(await sample(shop, target, (made += 1)))
        const ids = some.map(({ _id }) => String(_id))
        const list = at(name, group._id, member.name)
        const move = (verb: string, moved: readonly string[]) =>
          post(at(name, group._id, verb), { [member.name]: moved })

        const first = await move('push', ids.slice(0, 2))
        expect([first.status, first.body.data[countFieldOf(member.name)]]).toEqual([200, 2])
        const second = await move('push', ids)
        expect(second.body.data[countFieldOf(member.name)]).toBe(3)
        const { body } = await shop.staff('GET', `${list}?limit=2`)
        expect([body.meta.total, body.data.length]).toEqual([3, 2])
        const selected = await shop.staff('GET', `${list}?_id=${ids[0]}&_id=${newId()}&fields=`)
        expect(selected.body.data.map((each: Record_) => each._id)).toEqual([ids[0]])

        const { version } = await one(name, group._id)
        expect((await move('push', ids)).body.data.version).toBe(version)
        const out = await move('pull', [String(ids[0]), newId()])
        expect(out.body.data[countFieldOf(member.name)]).toBe(2)
        const history = (await shop.staff('GET', at(name, group._id, 'history'))).body.data
        const removed = history[0].changes[member.name].removed
        expect(removed.map((each: Record_) => each._id)).toEqual([ids[0]])
        expect(Object.keys(removed[0]).length).toBeGreaterThan(1)

        const unknown = await move('push', [String(ids[0]), newId()])
        expect([unknown.status, Object.keys(unknown.body.error.fields)]).toEqual([
          400,
          [`/${member.name}/1`],
        ])
        expect((await one(name, group._id))[countFieldOf(member.name)]).toBe(2)
        expect((await post(at(name, newId(), 'push'), { [member.name]: ids })).status).toBe(404)
        expect((await shop.withPermissions(`${name}:read`)('GET', list)).status).toBe(403)
        const reader = shop.withPermissions(`${name}:read`, `${target}:read`)
        expect((await reader('GET', list)).status).toBe(200)
        expect(
          (await reader('POST', at(name, group._id, 'push'), { body: { [member.name]: ids } }))
            .status,
        ).toBe(403)
      }
    }
  })

  it('members added by concurrent requests are added once', async () => {
    const [group] = capable('members')
    const [member] = group?.members ?? []
    if (!group || !member) throw new Error('nothing has members')
    const record = await sample(shop, group.name, 50)
    const ids: string[] = []
    for (let index = 1; index <= 4; index += 1)
      ids.push((await sample(shop, String(member.target), (made += 1)))._id)
    const pushes = Array.from({ length: 12 }, (_, turn) =>
      post(at(group.name, record._id, 'push'), {
        [member.name]: turn % 2 ? ids : ids.toReversed(),
      }),
    )
    const answers = await Promise.all(pushes)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect((await one(group.name, record._id))[countFieldOf(member.name)]).toBe(4)
  })

  it('ordered records keep the position they were moved to, also under concurrent moves', async () => {
    expect(capable('ordered').length).toBeGreaterThan(1)
    for (const { name } of capable('ordered')) {
      const put: string[] = []
      for (let index = 1; index <= 4; index += 1) put.push((await sample(shop, name, index))._id)
      const order = async (): Promise<string[]> =>
        (await shop.staff('GET', at(name))).body.data.map((each: Record_) => each._id)
      expect(await order()).toEqual(put)
      const [a, b, c, d] = put
      expect((await post(at(name, String(d), 'move'), { to: 1 })).body.data.place).toBe(1)
      expect(await order()).toEqual([d, a, b, c])
      await post(at(name, String(d), 'move'), { to: 99 })
      expect(await order()).toEqual([a, b, c, d])
      const { version } = await one(name, String(b))
      await Promise.all(put.map((id, index) => post(at(name, id, 'move'), { to: 4 - index })))
      const places = (await shop.staff('GET', at(name))).body.data.map(
        (each: Record_) => each.place,
      )
      expect(places).toEqual([1, 2, 3, 4])
      expect((await one(name, String(b))).version).toBeLessThanOrEqual(version + 1)
      expect((await post(at(name, newId(), 'move'), { to: 1 })).status).toBe(404)
      expect((await post(at(name, String(a), 'move'), { to: 0 })).status).toBe(400)
    }
  })

  it('the later of two concurrent moves starts from the result of the earlier one', async () => {
    const name = 'ads'
    const put: string[] = []
    for (let index = 1; index <= 4; index += 1) put.push((await sample(shop, name, index))._id)
    const order = async (): Promise<string[]> =>
      (await shop.staff('GET', at(name))).body.data
        .map((each: Record_) => each._id)
        .filter((id: string) => put.includes(id))
    const moved = (all: readonly string[], id: string, to: number): string[] =>
      all.filter((each) => each !== id).toSpliced(to - 1, 0, id)
    const { length: total } = (await shop.staff('GET', at(name))).body.data
    const apart = total - put.length
    for (let round = 0; round < 10; round += 1) {
      const before = await order()
      const [first = ''] = before
      const last = before.at(-1) ?? ''
      const [up, down] = [
        { id: first, to: 4 },
        { id: last, to: 2 },
      ]
      await Promise.all(
        [up, down].map(({ id, to }) => post(at(name, id, 'move'), { to: apart + to })),
      )
      const possible = [
        moved(moved(before, up.id, up.to), down.id, down.to),
        moved(moved(before, down.id, down.to), up.id, up.to),
      ]
      expect(possible).toContainEqual(await order())
    }
  })

  it('concurrently created records get different positions', async () => {
    const body = {
      title: 'At once',
      picture: (await sample(shop, 'pictures', 77))._id,
      link: '/products',
    }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(at('ads'), body)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(new Set(answers.map(({ body: each }) => each.data.place)).size).toBe(8)
  })

  it('members cannot be changed or read in the history without permission to read them', async () => {
    const group = await sample(shop, 'customer-groups', 71)
    const customer = await sample(shop, 'customers', 71)
    const push = { body: { customers: [customer._id] } }
    const url = at('customer-groups', group._id)
    const keeper = shop.withPermissions('customer-groups:read', 'customer-groups:update')
    expect((await keeper('POST', `${url}/push`, push)).status).toBe(403)
    expect((await shop.staff('POST', `${url}/push`, push)).status).toBe(200)
    expect((await keeper('POST', `${url}/pull`, push)).status).toBe(403)
    const [change] = (await keeper('GET', `${url}/history`)).body.data
    expect(JSON.stringify(change.changes.customers)).not.toContain(customer.name)
    const [entry] = (await shop.staff('GET', `${url}/history`)).body.data
    expect(JSON.stringify(entry.changes.customers)).toContain(customer.name)
  })

  it('a history does not name records the reader may not see', async () => {
    const [former, own] = [await createCompany(shop, 81), await createCompany(shop, 82)]
    const id = await createTenant(shop, 81, former.id)
    const url = at('tenants', id)
    await shop.staff('PATCH', url, { body: { company: own.id } })
    const root = shop.asAccount({
      id: own.id,
      kind: 'company',
      company: own.id,
      permissions: ['tenants:read', 'companies:read'],
    })
    const { from, to } = (await root('GET', `${url}/history`)).body.data[0].changes.company
    expect(from).toEqual({ _id: former.id })
    expect(to).toMatchObject({ _id: own.id, companyName: 'Company 82' })
  })

  it('records report in how many places they are used', async () => {
    const { body } = await post(at('tags'), { title: 'Counted' })
    const tag = body.data._id
    expect(body.data.uses).toBe(0)
    const product = await sample(shop, 'products', 980)
    await shop.staff('PATCH', at('products', product._id), { body: { tags: [tag] } })
    expect((await one('tags', tag)).uses).toBe(1)
    const { body: sorted } = await shop.staff('GET', `${at('tags')}?sort=-uses&limit=1`)
    expect(sorted.data[0].uses).toBeGreaterThan(0)
    for (const { name } of capable('counted'))
      expect((await shop.staff('GET', `${at(name)}?sort=-uses`)).status).toBe(200)
  })
})

describeOnEachDatabase('restoring a version on %s', (dialect) => {
  let shop: Shop
  let id: string
  const url = '/api/marketplace/products'
  const change = async (body: object, language = 'en') => {
    const headers = { 'accept-language': language }
    const { status, body: answer } = await shop.staff('PATCH', `${url}/${id}`, { body, headers })
    expect([status, answer.error]).toEqual([200, undefined])
    return answer.data
  }
  const read = async (language = 'en'): Promise<Record_> => {
    const headers = { 'accept-language': language }
    return (await shop.staff('GET', `${url}/${id}`, { headers })).body.data
  }
  beforeAll(async () => {
    shop = await openShop(dialect)
    id = (await sample(shop, 'products', 1))._id
  })
  afterAll(() => shop.close())

  it('restores plain fields, texts of each language and relations, and nothing else', async () => {
    const tag = (await sample(shop, 'tags', 1))._id
    const before = await read()
    const beforeInArabic = await change({ name: 'الاسم الأول' }, 'ar')
    await change({ name: 'Another name', price: { amount: 12_345, currency: 'USD' }, tags: [tag] })
    await change({ name: 'اسم آخر' }, 'ar')
    await change({ name: 'A third name', visible: false })
    const headers = { 'if-match': `"${before.version}"` }
    const to = { version: beforeInArabic.version }
    const stale = await shop.staff('POST', `${url}/${id}/restore`, { body: to, headers })
    expect(stale.status).toBe(409)
    const { status, body } = await shop.staff('POST', `${url}/${id}/restore`, { body: to })
    expect([status, body.error]).toEqual([200, undefined])
    const now = await read()
    expect([now.name, now.price, now.tags, now.visible]).toEqual([
      before.name,
      before.price,
      before.tags,
      before.visible,
    ])
    expect((await read('ar')).name).toBe('الاسم الأول')
    expect(now.version).toBeGreaterThan(beforeInArabic.version)
    const { body: again } = await shop.staff('POST', `${url}/${id}/restore`, {
      body: { version: now.version },
    })
    expect(again.data.version).toBe(now.version)
  })

  it('restores a removed text before removing another', async () => {
    const tag = (await shop.staff('POST', '/api/marketplace/tags', { body: { title: 'Began' } }))
      .body.data
    const own = `/api/marketplace/tags/${tag._id}`
    const write = async (title: string | null, language: string) => {
      const headers = { 'accept-language': language }
      expect((await shop.staff('PATCH', own, { body: { title }, headers })).status).toBe(200)
    }
    await write('بدأ', 'ar')
    await write(null, 'en')
    await write('تغيّر', 'ar')
    const { status, body } = await shop.staff('POST', `${own}/restore`, { body: { version: 1 } })
    expect([status, body.data?.title, body.data?._missing]).toEqual([200, 'Began', ['ar']])
  })

  it('refuses unknown versions, and people without permission to change', async () => {
    const restore = `${url}/${id}/restore`
    expect((await shop.staff('POST', restore, { body: { version: 999 } })).status).toBe(400)
    expect((await shop.staff('POST', restore, { body: { version: 0 } })).status).toBe(400)
    const reader = shop.withPermissions('products:read')
    expect((await reader('POST', restore, { body: { version: 1 } })).status).toBe(403)
    const nothing = `${url}/${newId()}/restore`
    expect((await shop.staff('POST', nothing, { body: { version: 1 } })).status).toBe(404)
  })
})
