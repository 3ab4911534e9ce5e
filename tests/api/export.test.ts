import { afterAll, beforeAll, expect, it } from 'vitest'
import { offersVerb } from '#resource/access.ts'
import { runSql } from '#server/platform/database/database.ts'
import { readPages } from '#server/engine/csv/readPages.ts'
import { parseCsv, parseCsvRecords } from '../support/csv.ts'
import { everything } from '../support/everything.ts'
import { createCompany, createTenant } from '../support/people.ts'
import { createSample, sampleInput } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

describeOnEachDatabase('a list export on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect, [everything])
  })
  afterAll(() => shop.close())

  const exported = async (resource: string, query = '', headers = {}, call = shop.staff) => {
    const answer = await call('GET', `/api/marketplace/${resource}/export${query}`, { headers })
    expect([answer.status, answer.body.error]).toEqual([200, undefined])
    const [head = [], ...rows] = parseCsv(String(answer.body).replace(/^\ufeff/, ''))
    return { ...answer, head, rows, records: parseCsvRecords(answer.body) }
  }

  it('exists for every readable resource, with each field’s header once', async () => {
    for (const resource of shop.catalogue.values()) {
      const { name } = resource
      const isThere = offersVerb(resource, 'read') && !resource.singleton
      if (!isThere) {
        const { status } = await shop.staff('GET', `/api/marketplace/${name}/export`)
        expect([404, 400], name).toContain(status)
        continue
      }
      for (const language of ['en', 'ar'] as const) {
        const { head, headers, rows } = await exported(name, '', { 'accept-language': language })
        expect(headers['content-type']).toBe('text/csv; charset=utf-8')
        expect(headers['content-disposition']).toMatch(
          new RegExp(`^attachment; filename="${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
        )
        expect(head[0]).toBe('_id')
        expect(new Set(head).size, `${name} ${head.join()}`).toBe(head.length)
        for (const row of rows) expect(row).toHaveLength(head.length)
        const shown = resource.fields.filter(
          ({ kind, writeOnly, property }) =>
            !writeOnly && !['list', 'file'].includes(kind) && !property['x-unseen'],
        )
        const amounts = shown.some(({ kind }) => kind === 'money') ? 1 : 0
        expect([name, head.length]).toEqual([name, shown.length + 1 + amounts])
        const labels = shown.map(({ label, name: field }) => [label[language], field])
        const heads = head.filter((each) => !['_id', 'Currency', 'العملة'].includes(each))
        for (const [index, each] of heads.entries()) expect(labels[index]).toContain(each)
      }
    }
  })

  it('writes every kind in readable form', async () => {
    const resource = shop.catalogue.get('everything')
    if (!resource) throw new Error('nothing')
    const input = {
      ...(await sampleInput(resource, 7, shop)),
      title: 'Of everything, "some"',
      plain: '=1+1',
      price: { amount: 5900, currency: 'KWD' },
      due: '2026-03-12T21:30:15.123Z',
      marks: ['red', 'blue'],
      agreed: true,
      words: ['one', 'two'],
    }
    const { body } = await shop.staff('POST', '/api/marketplace/everything', { body: input })
    const id = body.data._id
    const { records, body: text } = await exported('everything', `?_id=${id}`, {
      'x-timezone': 'Asia/Riyadh',
    })
    expect(records).toEqual([
      expect.objectContaining({
        _id: id,
        Title: 'Of everything, "some"',
        Plain: "'=1+1",
        Currency: 'KWD',
        Price: '5.900',
        Due: '2026-03-13T00:30:15+03:00',
        Marks: 'Red; Blue',
        Agreed: 'Yes',
        Visible: expect.stringMatching(/^(Yes|No)$/),
        Words: 'one; two',
        State: 'Closed',
        'Closed for': body.data.closedFor,
        Ratio: String(body.data.ratio),
        Partner: body.data.partner.title,
        Partners: body.data.partners.map(({ title }: { title: string }) => title).join('; '),
        Parts: `${body.data.parts[0].product.code}×${body.data.parts[0].quantity}`,
        Place: 'Street 7, Riyadh, Saudi Arabia',
        Phone: `'${body.data.phone}`,
      }),
    ])
    expect(text.startsWith('\ufeff_id,')).toBe(true)
    expect(text.endsWith('\r\n')).toBe(true)
    const arabic = await exported('everything', `?_id=${id}`, { 'accept-language': 'ar' })
    expect(arabic.records[0]).toMatchObject({ ظاهر: expect.stringMatching(/^(نعم|لا)$/) })
    expect(arabic.body).toContain('السعودية')
  })

  it('states the currency of every amount, once when they all share it', async () => {
    const { body } = await shop.staff('POST', '/api/marketplace/shipping-methods', {
      body: {
        title: 'By ship',
        price: { amount: 100, currency: 'SAR' },
        freeFrom: { amount: 5, currency: 'JPY' },
      },
    })
    const { records } = await exported('shipping-methods', `?_id=${body.data._id}`)
    expect(records[0]).toMatchObject({ Currency: 'SAR', Price: '1.00', 'Free from': '5 JPY' })
  })

  it('identifies related records by an unambiguous name', async () => {
    const tag = async (title: string, code?: string): Promise<string> =>
      (
        await shop.staff('POST', '/api/marketplace/tags', {
          body: { title, ...(code && { code }) },
        })
      ).body.data._id
    const tags = [
      await tag('Alone'),
      await tag('Shared', 'shared_1'),
      await tag('shared; by two', 'parted'),
      await tag('Shared'),
    ]
    const product = await createSample(shop, 'products', 700)
    const { body } = await shop.staff('PATCH', `/api/marketplace/products/${String(product._id)}`, {
      body: { tags },
    })
    expect(body.error).toBeUndefined()
    const { records } = await exported('products', `?_id=${String(product._id)}&fields=tags`)
    expect(records).toEqual([{ _id: product._id, Tags: `Alone; shared_1; parted; ${tags[3]}` }])
  })

  it('contains the requested fields in their order, and the header alone when empty', async () => {
    const { _id } = await createSample(shop, 'tags', 800)
    const { head, rows } = await exported(
      'tags',
      `?_id=${String(_id)}&fields=updatedAt,code,title,_id`,
    )
    expect(head).toEqual(['_id', 'Updated', 'Code', 'Title'])
    expect(rows[0]?.[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/)
    const template = await exported('products', '?template=true')
    expect(template.rows).toEqual([])
    expect(template.head).toEqual(
      expect.arrayContaining(['_id', 'Name', 'Currency', 'Price', 'Tags']),
    )
    // Columns that an import ignores are not part of the template.
    for (const ignored of ['Stock', 'Package contents'])
      expect(template.head).not.toContain(ignored)
    const selected = await exported('products', '?template=true&fields=name,stock')
    expect(selected.body).toBe('\ufeff_id,Name,Stock\r\n')
    for (const query of [
      '?fields=nonsense',
      '?nonsense=1',
      '?template=perhaps',
      '?visible=maybe',
    ]) {
      const { status } = await shop.staff('GET', `/api/marketplace/products/export${query}`)
      expect([query, status]).toEqual([query, 400])
    }
  })

  it('requires the permission and contains only records the reader may see', async () => {
    const [one, two] = [await createCompany(shop, 1), await createCompany(shop, 2)]
    const own = await createTenant(shop, 1, one.id)
    await createTenant(shop, 2, two.id)
    const path = '/api/marketplace/tenants/export'
    const as = (...permissions: string[]) =>
      shop.asAccount({ kind: 'tenantUser', tenant: own, company: one.id, permissions })
    expect((await shop.anonymous('GET', path)).status).toBe(401)
    expect((await as('tenants:update')('GET', path)).status).toBe(403)
    const { records, head } = await exported('tenants', '', {}, as('tenants:read'))
    expect(records.map((each) => each['Tenant ID'])).toEqual(['tenant-1'])
    expect(head).not.toContain('Allowed network servers')
    const guarded = `${path}?allowedNetworkServers=EU868`
    expect((await as('tenants:read')('GET', guarded)).status).toBe(403)
    const named = await exported('tenants', '?fields=allowedNetworkServers', {}, as('tenants:read'))
    expect(named.head).toEqual(['_id'])
    const all = await exported('tenants')
    expect(all.head).toContain('Allowed network servers')
  })

  it('contains every record once, even while some are deleted', async () => {
    await runSql(
      shop.server.db,
      `insert into industries (id, title, search_text, created_at)
       select gen_random_uuid(), jsonb_build_object('en', 'Many ' || n), 'many', timestamptz '2026-01-01' + (n / 300) * interval '1 microsecond'
       from generate_series(1, 1800) n`,
    )
    const { records } = await exported('industries', '?search=many&page=3&limit=1&sort=title')
    expect(records).toHaveLength(1800)
    expect(new Set(records.map(({ _id }) => _id)).size).toBe(1800)
    const engine = shop.server.engines.get('industries')
    if (!engine) throw new Error('no industries')
    const context = {
      db: shop.server.db,
      language: 'en',
      isPublic: false,
      identity: undefined,
    } as const
    const found: string[] = []
    // The last record of each page is deleted before the next one is read.
    for await (const page of readPages(engine, engine.query({ search: 'many' }), context)) {
      found.push(...page.map(({ _id }) => String(_id)))
      await runSql(shop.server.db, 'delete from industries where id = $1', [found.at(-1)])
    }
    expect(found).toHaveLength(1800)
    expect(new Set(found).size).toBe(1800)
    await runSql(shop.server.db, `delete from industries where search_text = 'many'`)
  })
})
