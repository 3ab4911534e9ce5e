import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { watchImports } from '#server/engine/import/importJobs.ts'
import { newId } from '#server/platform/newId.ts'
import { createCompany, createTenant } from '../support/people.ts'
import { toCsv, createImportsClient } from '../support/imports.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

type Json = Record<string, any>

describeOnEachDatabase('an import on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
  })
  afterAll(() => shop.close())

  const tags = (call = shop.staff) => createImportsClient(call, 'tags')
  const titles = async (): Promise<string[]> => {
    const { body } = await shop.staff('GET', '/api/marketplace/tags?limit=100&sort=title')
    return body.data.map(({ title }: Json) => title)
  }
  const rowsOf = async (text: string, values: unknown[] = []): Promise<Json[]> =>
    (await runSql<Json>(shop.server.db, text, values)).rows

  it('may invite more people than the rate limit for single invitations', async () => {
    const people = Array.from({ length: 70 }, (_, at) => [
      `First ${at}`,
      'Imported',
      `imported-${at}@example.com`,
    ])
    const customers = createImportsClient(shop.staff, 'customers')
    const done = await customers.written(toCsv(['firstName', 'lastName', 'email'], ...people))
    expect(done).toMatchObject({ state: 'done', create: 70 })
    const mails = await rowsOf("select 1 from mails where recipient like 'imported-%'")
    expect(mails).toHaveLength(70)
  })

  it('is checked first, and written on confirmation', async () => {
    const { _id } = await createSample(shop, 'tags', 1)
    const file = toCsv(
      ['_id', 'Title', 'Code', 'Colour'],
      [String(_id), 'First, changed', '', 'red'],
      ['', 'Second', 'second', 'blue'],
      ['', 'Third', '', ''],
    )
    const sent = await tags().send(file)
    expect([sent.status, sent.body.data]).toEqual([
      202,
      {
        _id: expect.any(String),
        state: 'checking',
        total: 3,
        seen: 0,
        create: 0,
        update: 0,
        skip: 0,
        problems: [],
        problemCount: 0,
        ignored: ['Colour'],
      },
    ])
    const before = await titles()
    const checked = await tags().settled(sent.body.data._id)
    expect(checked).toMatchObject({
      state: 'ready',
      total: 3,
      seen: 3,
      create: 2,
      update: 1,
      skip: 0,
    })
    expect(await titles()).toEqual(before)
    const begun = await tags().run(checked._id)
    expect([begun.status, begun.body.data.state]).toEqual([202, 'writing'])
    const done = await tags().settled(checked._id)
    expect(done).toMatchObject({ state: 'done', seen: 3, create: 2, update: 1, problems: [] })
    expect(await titles()).toEqual(['First, changed', 'Second', 'Third'])
    const { body } = await shop.staff('GET', `/api/marketplace/tags/${String(_id)}/history`)
    expect(body.data[0]).toMatchObject({
      kind: 'changed',
      version: 2,
      changes: { title: { from: 'title 1', to: 'First, changed' } },
    })
    const found = await shop.staff('GET', '/api/marketplace/tags?search=SECOND')
    expect(found.body.data.map(({ title }: Json) => title)).toEqual(['Second'])
    // A row without an identifying field is always a new record.
    const again = await tags().checked(file)
    expect(again).toMatchObject({ state: 'ready', create: 1, update: 0, skip: 2 })
  })

  it('matches a record by any unique field', async () => {
    const { body } = await shop.staff('POST', '/api/marketplace/tags', {
      body: { title: 'Known', code: 'known' },
    })
    const done = await tags().written(
      toCsv(['code', 'title'], ['known', 'Known better'], ['unknown', 'New']),
    )
    expect(done).toMatchObject({ state: 'done', create: 1, update: 1, skip: 0 })
    const updated = await shop.staff('GET', `/api/marketplace/tags/${body.data._id}`)
    expect(updated.body.data).toMatchObject({ title: 'Known better', code: 'known', version: 2 })
    const same = await tags().checked(toCsv(['code', 'title'], ['known', 'Known better']))
    expect(same).toMatchObject({ state: 'ready', skip: 1, update: 0 })
  })

  it('reads spreadsheet files with headers in any language', async () => {
    const file =
      '\ufeffالعنوان;CODE;معرّف\r\n"وسم; أول";semicolon_1;\r\n\r\n;;\r\nوسم ثانٍ;semicolon_2;x\r\n'
    const found = await tags().checked(file, { 'accept-language': 'ar' })
    expect(found).toMatchObject({ state: 'ready', total: 2, create: 2, ignored: ['معرّف'] })
    await tags().run(found._id)
    await tags().settled(found._id)
    const { body } = await shop.staff('GET', '/api/marketplace/tags?code=semicolon_1', {
      headers: { 'accept-language': 'ar' },
    })
    expect(body.data[0]).toMatchObject({ title: 'وسم; أول', _missing: ['en'], _fallback: [] })
  })

  it('is refused as a whole when nothing can be read', async () => {
    const wrong: [file: string, code: string, row?: number][] = [
      ['', 'import_empty'],
      ['\n\n', 'import_empty'],
      ['Title,Code\n', 'import_empty'],
      ['Title,Code\n,\n', 'import_empty'],
      ['Nothing,Known\n1,2', 'import_columns'],
      ['_id,Created\n1,2', 'import_columns'],
      ['Title\n"open', 'import_unreadable', 2],
      ['Title,Code\na,b\nc "d",e"f\n"g"h,i', 'import_unreadable', 3],
      ['Title,Code\n"two\nlines",a\nb,c,d', 'import_ragged', 3],
    ]
    for (const [file, code, row] of wrong) {
      const { status, body } = await tags().send(file, { 'accept-language': 'ar' })
      expect([file, status, body.error.code]).toEqual([file, 400, code])
      expect(body.error.message).toMatch(/[\u0600-\u06ff]/)
      if (row) expect(body.error.message).toContain(String(row))
    }
    const url = '/api/marketplace/tags/imports'
    const latin = await shop.staff('POST', url, {
      body: Buffer.from('Title\nCaf\xe9', 'latin1'),
      headers: { 'content-type': 'text/csv' },
    })
    expect([latin.status, latin.body.error.code]).toEqual([400, 'import_encoding'])
    expect((await shop.staff('POST', url, { body: { title: 'x' } })).status).toBe(415)
    expect((await shop.staff('POST', url)).status).toBe(415)
    const zero = await tags().send('Title\na\u0000b')
    expect([zero.status, zero.body.error.code]).toEqual([400, 'validation'])
    const large = await tags().send(`Title\n${'x'.repeat(21 * 1024 * 1024)}`)
    expect([large.status, large.body.error.code]).toEqual([413, 'payload_too_large'])
    // An empty cell beyond the header is not an error.
    expect((await tags().send('Title\na,,')).status).toBe(202)
  })

  it('writes all or nothing, even if data has changed since the check', async () => {
    const file = toCsv(['Title', 'Code'], ['One', 'moved_1'], ['Two', 'moved_2'])
    const ready = await tags().checked(file)
    expect(ready).toMatchObject({ state: 'ready', create: 2 })
    const body = { title: 'Quicker', code: 'moved_2' }
    await shop.staff('POST', '/api/marketplace/tags', { body })
    const before = await titles()
    await tags().run(ready._id)
    const failed = await tags().settled(ready._id)
    // The row to be created would now change a record that somebody else created.
    expect(failed).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(/changed since/),
    })
    expect(await titles()).toEqual(before)
    expect(await rowsOf('select text from imports where id = $1', [ready._id])).toEqual([
      { text: null },
    ])
    const known = await createSample(shop, 'tags', 50)
    const second = await tags().checked(
      toCsv(
        ['_id', 'Title', 'Code'],
        [String(known._id), 'Known', 'free_1'],
        ['', 'Never', 'free_2'],
      ),
    )
    await shop.staff('POST', '/api/marketplace/tags', { body: { title: 'Taken', code: 'free_1' } })
    await tags().run(second._id)
    const wrong = await tags().settled(second._id)
    expect(wrong).toMatchObject({ state: 'wrong', problemCount: 1 })
    expect(wrong.problems).toEqual([
      { row: 2, column: 'Code', value: 'free_1', message: 'Code is already taken' },
    ])
    expect(await titles()).not.toContain('Never')
    const products = createImportsClient(shop.staff, 'products')
    const columns = ['Name', 'Code', 'Type', 'Price', 'Stock mode', 'Visible']
    const rows = ['1', '9', '2'].map((price, at) => [
      `Cheap ${at}`,
      `CHEAP-${at}`,
      'Package',
      price,
      'tracked',
      'No',
    ])
    const cheap = await products.checked(toCsv(columns, ...rows))
    expect(cheap).toMatchObject({ state: 'ready', create: 3 })
    const settings = (minimumPrice: unknown) =>
      shop.staff('PATCH', '/api/marketplace/settings', { body: { minimumPrice } })
    await settings({ amount: 500, currency: 'USD' })
    await products.run(cheap._id)
    const refused = await products.settled(cheap._id)
    await settings(null)
    // Every row that is refused by now, not only the first that could not be written.
    expect(refused.problems).toMatchObject([
      { row: 2, column: 'Price' },
      { row: 4, column: 'Price' },
    ])
    expect(await rowsOf(`select 1 from products where code like 'CHEAP-%'`)).toEqual([])
  })

  it('is private, ends when cancelled, and is deleted after a day', async () => {
    const file = toCsv(['Title'], ['Given up'])
    const ready = await tags().checked(file)
    const other = shop.asAccount({ permissions: ['*'] })
    for (const each of [tags(other), createImportsClient(shop.staff, 'industries')]) {
      expect((await each.read(ready._id)).status).toBe(404)
      expect((await each.run(ready._id)).status).toBe(404)
      expect((await each.drop(ready._id)).status).toBe(404)
    }
    expect((await tags().read(newId())).status).toBe(404)
    expect((await tags().drop(ready._id)).status).toBe(204)
    expect((await tags().read(ready._id)).status).toBe(404)
    const wrong = await tags().checked(toCsv(['Title', 'Code'], ['x', 'NOT POSSIBLE']))
    expect((await tags().run(wrong._id)).status).toBe(409)
    const done = await tags().written(file)
    expect((await tags().run(done._id)).status).toBe(409)
    await runSql(shop.server.db, `update imports set state = 'writing' where id = $1`, [wrong._id])
    expect((await tags().drop(wrong._id)).status).toBe(409)
    await runSql(
      shop.server.db,
      `update imports set updated_at = now() - interval '25 hours', state = 'wrong' where id = any($1::uuid[])`,
      [[wrong._id, done._id]],
    )
    await watchImports(shop.server)
    expect((await tags().read(done._id)).status).toBe(404)
    expect((await tags().read(wrong._id)).status).toBe(404)
  })

  it('requires both permissions and reaches only records the caller may see', async () => {
    const [one, two] = [await createCompany(shop, 1), await createCompany(shop, 2)]
    const own = await createTenant(shop, 1, one.id)
    const foreign = await createTenant(shop, 2, two.id)
    const as = (...permissions: string[]) =>
      createImportsClient(
        shop.asAccount({ kind: 'company', id: one.id, company: one.id, permissions }),
        'tenants',
      )
    const file = toCsv(
      ['_id', 'Name', 'Tenant ID', 'Company', 'Allowed network servers'],
      [own, 'Own', 'tenant-1', one.id, 'EU868'],
      ['', 'Mine', 'tenant-9', 'Company 1', ''],
    )
    expect((await createImportsClient(shop.anonymous, 'tenants').send(file)).status).toBe(401)
    // A company may read and change its own tenants without a permission.
    expect((await as().send(file)).status).toBe(403)
    const creator = createImportsClient(shop.withPermissions('tenants:create'), 'tenants')
    expect((await creator.send(file)).status).toBe(403)
    const may = as('tenants:create')
    const mine = await may.written(file)
    expect(mine).toMatchObject({
      problems: [],
      state: 'done',
      create: 1,
      update: 1,
      ignored: ['Allowed network servers'],
    })
    const outside = await may.checked(
      toCsv(
        ['_id', 'Name', 'Tenant ID', 'Company'],
        [own, 'Given away', 'tenant-1', two.id],
        [foreign, 'Taken over', 'tenant-2', one.id],
        ['', 'Foreign', 'tenant-8', 'Company 2'],
        ['', 'Nobody’s', 'tenant-7', ''],
      ),
    )
    expect(outside.state).toBe('wrong')
    expect(
      outside.problems.map(({ row, column, message }: Json) => [row, column, message]),
    ).toEqual([
      [2, '', 'You do not have permission to do this.'],
      [3, '_id', 'Identifier does not name an entry'],
      [3, 'Tenant ID', 'Tenant ID is already taken'],
      [4, 'Company', 'Company refers to something that does not exist'],
      [5, 'Company', 'Company is required'],
    ])
    // Accounts they may not read cannot be referenced either.
    const bound = { tenant: own, company: one.id }
    const permissions = ['tenants:create', 'tenants:update']
    const user = shop.asAccount({ kind: 'tenantUser', ...bound, permissions })
    const blind = await createImportsClient(user, 'tenants').checked(
      toCsv(['Name', 'Tenant ID', 'Company'], ['Mine', 'tenant-6', 'Company 1']),
    )
    expect(blind.problems[0]).toMatchObject({ column: 'Company' })
  })

  it('runs the behaviours of the resource on each record', async () => {
    const people = createImportsClient(shop.staff, 'customers')
    const done = await people.written(
      toCsv(
        ['First name', 'Last name', 'Email'],
        ['Noura', 'Salem', 'NOURA@import.example.com'],
        ['Omar', 'Said', 'omar@import.example.com'],
      ),
    )
    expect(done).toMatchObject({ state: 'done', create: 2 })
    expect(
      await rowsOf(
        `select a.email, c.name from accounts a join customers c on c.id = a.id where a.email like '%@import.example.com' order by 1`,
      ),
    ).toEqual([
      { email: 'noura@import.example.com', name: 'Noura Salem' },
      { email: 'omar@import.example.com', name: 'Omar Said' },
    ])
    expect(
      await rowsOf(`select recipient from mails where recipient like '%@import.example.com'`),
    ).toHaveLength(2)
    const known = await people.checked(
      toCsv(['Email', 'First name'], ['Noura@Import.example.com', 'Nora']),
    )
    expect(known).toMatchObject({ state: 'ready', update: 1, create: 0 })
    const discounts = await createImportsClient(shop.staff, 'discounts').checked(
      toCsv(
        ['Title', 'Type', 'Percentage', 'Starts', 'Ends'],
        ['Summer', 'Product discount', '10%', '2026-06-01', '2026-05-01'],
      ),
    )
    expect(discounts.problems).toEqual([
      { row: 2, column: 'Ends', value: '2026-05-01', message: 'Ends must be later than the start' },
    ])
    const products = await createImportsClient(shop.staff, 'products').written(
      toCsv(
        ['Name', 'Code', 'Type', 'Price', 'Stock mode', 'Visible'],
        ['Counted', 'COUNTED-1', 'Package', '10', 'tracked', 'No'],
      ),
    )
    expect(products).toMatchObject({ state: 'done', create: 1, problems: [] })
    expect(
      await rowsOf(
        `select i.on_hand from inventory i join products p on p.id = i.product where p.code = 'COUNTED-1'`,
      ),
    ).toEqual([{ on_hand: 0 }])
    const sliders = [1, 2, 3].map((each) => [`Slide ${each}`, 'left'])
    const picture = await createSample(shop, 'pictures', 900)
    const slides = await createImportsClient(shop.staff, 'sliders').written(
      toCsv(
        ['title', 'position', 'picture'],
        ...sliders.map((row) => [...row, String(picture._id)]),
      ),
    )
    expect(slides).toMatchObject({ problems: [], state: 'done', create: 3 })
    const { body } = await shop.staff('GET', '/api/marketplace/sliders?sort=place')
    expect(body.data.map(({ title }: Json) => title)).toEqual(['Slide 1', 'Slide 2', 'Slide 3'])
  })
})
