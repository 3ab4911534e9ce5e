import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { createSample } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Needs many connections, so it only runs on PostgreSQL. */
describe('concurrent requests on PostgreSQL', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('postgres')
  })
  afterAll(() => shop.close())

  const statuses = (answers: readonly { status: number }[]): number[] =>
    answers.map(({ status }) => status).sort()
  const twenty = Array.from({ length: 20 }, (_, index) => index)

  it('of many writers with the same version one wins, the others get the current record', async () => {
    const tag = await createSample(shop, 'tags', 1)
    const answers = await Promise.all(
      twenty.map((index) =>
        shop.staff('PATCH', `/api/marketplace/tags/${String(tag._id)}`, {
          body: { title: `Writer ${index}` },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(statuses(answers)).toEqual([200, ...twenty.slice(1).map(() => 409)])
    const winner = answers.find(({ status }) => status === 200)?.body.data.title
    for (const { status, body } of answers) {
      if (status === 409) expect(body.error.current.title).toBe(winner)
    }
    const { rows } = await runSql(
      shop.server.db,
      'select count(*) as n from changes where record_id = $1',
      [tag._id],
    )
    expect(rows[0]).toEqual({ n: 2 })
  })

  it('of many writers of the same plain field one wins too', async () => {
    const product = await createSample(shop, 'products', 11)
    const url = `/api/marketplace/products/${String(product._id)}`
    const answers = await Promise.all(
      twenty.map((index) =>
        shop.staff('PATCH', url, {
          body: { warrantyMonths: 100 + index },
          headers: { 'if-match': '"1"' },
        }),
      ),
    )
    expect(statuses(answers)).toEqual([200, ...twenty.slice(1).map(() => 409)])
  })

  it('writers without a version run one after another, each with its history entry', async () => {
    const product = await createSample(shop, 'products', 12)
    const url = `/api/marketplace/products/${String(product._id)}`
    const answers = await Promise.all(
      twenty.map((index) => shop.staff('PATCH', url, { body: { warrantyMonths: 100 + index } })),
    )
    const versions = answers.map(({ body }) => body.data.version).sort((a, b) => a - b)
    expect(versions).toEqual(twenty.map((index) => index + 2))
    const { body } = await shop.staff('GET', `${url}/history`)
    const froms = body.data.map(
      (each: { changes: { warrantyMonths?: { from: number } } }) =>
        each.changes.warrantyMonths?.from,
    )
    const tos = body.data.map(
      (each: { changes: { warrantyMonths?: { to: number } } }) => each.changes.warrantyMonths?.to,
    )
    expect(froms.slice(0, 19)).toEqual(tos.slice(1, 20))
  })

  describe('writes that share a statement succeed or fail independently:', () => {
    const createProducts = (first: number) =>
      Promise.all(twenty.map((index) => createSample(shop, 'products', first + index)))
    const pathOf = ({ _id }: { _id?: unknown }) => `/api/marketplace/products/${String(_id)}`
    const read = async (id: unknown) => (await shop.staff('GET', pathOf({ _id: id }))).body.data
    /** Levels that are not the sum of their movements. */
    const wrongLevels = async () => {
      const { rows } = await runSql(
        shop.server.db,
        `select product from inventory i where on_hand <>
           (select coalesce(sum(m.on_hand), 0) from stock_movements m where m.product = i.product)`,
      )
      return rows
    }

    it.each([
      ['a plain field', (index: number) => ({ warrantyMonths: 500 + index })],
      ['a text', (index: number) => ({ name: `Shared ${index}` })],
      ['a relation', (index: number) => ({ tags: [], specs: [], warrantyMonths: 100 + index })],
      [
        'price and stock',
        (index: number) => ({
          price: { amount: 500_000 + index, currency: 'USD' },
          stockMode: 'tracked',
          stock: 30 + index,
        }),
      ],
    ])('changes of %s', async (name, bodyOf) => {
      const products = await createProducts(60 + 100 * name.length)
      const answers = await Promise.all(
        products.map((product, index) =>
          shop.staff('PATCH', pathOf(product), {
            body: bodyOf(index),
            headers: { 'if-match': index === 7 ? '"9"' : '"1"' },
          }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(
        twenty.map((index) => (index === 7 ? 409 : 200)),
      )
      for (const [index, product] of products.entries()) {
        const stored = await read(product._id)
        if (index === 7) expect(stored).toEqual(product)
        else {
          expect(stored).toMatchObject({ ...bodyOf(index), version: 2 })
          expect(answers[index]?.body.data).toEqual(stored)
        }
      }
      expect(await read('00000000-0000-7000-8000-000000000000')).toBeUndefined()
      expect(await wrongLevels()).toEqual([])
    })

    it.each(['products', 'tags', 'inventory'])(
      'one that waits for a lock of %s, and others that need not',
      async (table) => {
        const products = await createProducts(9000 + 100 * table.length)
        // Neither the first nor the last, whose statements may be their own.
        const locked = products[10]
        const tag = await createSample(shop, 'tags', 9000 + 100 * table.length)
        const otherTag = await createSample(shop, 'tags', 9001 + 100 * table.length)
        const patch = (product: object, body: object) =>
          shop.staff('PATCH', pathOf(product), { body: { stockMode: 'tracked', ...body } })
        await Promise.all(products.map((each) => patch(each, { stock: 5 })))
        const isLocked = Promise.withResolvers<void>()
        const release = Promise.withResolvers<void>()
        const transaction = shop.server.db.transaction().execute(async (db) => {
          const [column, id] =
            {
              products: ['id', locked?._id],
              tags: ['id', tag._id],
              inventory: ['product', locked?._id],
            }[table] ?? []
          await runSql(db, `select 1 from ${table} where ${String(column)} = $1 for update`, [id])
          isLocked.resolve()
          await release.promise
        })
        await isLocked.promise
        const answers = products.map((each) =>
          patch(each, { stock: 7, tags: [(each === locked ? tag : otherTag)._id] }),
        )
        const others = answers.toSpliced(10, 1)
        expect(statuses(await Promise.all(others))).toEqual(others.map(() => 200))
        release.resolve()
        expect(statuses(await Promise.all(answers))).toEqual(answers.map(() => 200))
        await transaction
      },
    )

    it('new records and deletions', async () => {
      const codeOf = (index: number) => `SHARED-${index === 3 ? 2 : index}`
      const created = await Promise.all(
        twenty.map((index) =>
          shop.staff('POST', '/api/marketplace/products', {
            body: {
              code: codeOf(index),
              name: `Shared ${index}`,
              type: 'subscription',
              visible: false,
              price: { amount: 1000 + index, currency: 'USD' },
              stockMode: 'tracked',
              stock: index % 2,
            },
          }),
        ),
      )
      expect(statuses(created)).toEqual([...twenty.slice(1).map(() => 201), 409])
      const records = created.flatMap(({ body }) => body.data ?? [])
      expect(new Set(records.map(({ code, stock }) => `${code}: ${stock}`)).size).toBe(19)
      for (const record of records) expect(await read(record._id)).toEqual(record)
      expect(await wrongLevels()).toEqual([])
      const referring = await createSample(shop, 'products', 90)
      const [referred] = records.filter(({ stock }) => stock === 0)
      await shop.staff('PATCH', pathOf(referring), { body: { similarProducts: [referred._id] } })
      const removed = await Promise.all(
        records.map((record) => shop.staff('DELETE', pathOf(record))),
      )
      const isKept = ({ _id, stock }: { _id: string; stock: number }) =>
        stock > 0 || _id === referred._id
      expect(removed.map(({ status }) => status)).toEqual(
        records.map((record) => (isKept(record) ? 409 : 204)),
      )
      for (const record of records)
        expect((await read(record._id)) !== undefined).toBe(isKept(record))
    })
  })

  it('one of many requests gets a unique code', async () => {
    const answers = await Promise.all(
      twenty.map((index) =>
        shop.staff('POST', '/api/marketplace/tags', {
          body: { title: `Tag ${index}`, code: 'wanted' },
        }),
      ),
    )
    expect(statuses(answers)).toEqual([201, ...twenty.slice(1).map(() => 409)])
  })

  it('a record is either deleted or referred to, never both', async () => {
    for (const round of twenty.slice(0, 8)) {
      const tag = await createSample(shop, 'tags', 100 + round)
      const product = await createSample(shop, 'products', 100 + round)
      const [removed, referred] = await Promise.all([
        shop.staff('DELETE', `/api/marketplace/tags/${String(tag._id)}`),
        shop.staff('PATCH', `/api/marketplace/products/${String(product._id)}`, {
          body: { tags: [tag._id] },
        }),
      ])
      expect([removed.status, referred.status]).toSatisfy(
        ([a, b]: number[]) => (a === 204 && b === 400) || (a === 409 && b === 200),
      )
    }
  })

  it('two editors who relate two products to each other both succeed', async () => {
    const [one, two] = await Promise.all([
      createSample(shop, 'products', 31),
      createSample(shop, 'products', 32),
    ])
    const relate = (from: typeof one, to: typeof one) =>
      shop.staff('PATCH', `/api/marketplace/products/${String(from._id)}`, {
        body: { similarProducts: [to._id], name: `Related ${Math.random()}` },
      })
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([relate(one, two), relate(two, one)])
      expect(statuses(answers)).toEqual([200, 200])
    }
  })

  it('concurrent copies get different codes', async () => {
    const product = await createSample(shop, 'products', 33)
    const copies = await Promise.all(
      [1, 2, 3, 4].map(() =>
        shop.staff('POST', `/api/marketplace/products/${String(product._id)}/copy`),
      ),
    )
    expect(statuses(copies)).toEqual([201, 201, 201, 201])
    expect(new Set(copies.map(({ body }) => body.data.code)).size).toBe(4)
  })

  it('two servers start on one empty database without conflict', async () => {
    const { connectPostgres } = await import('#server/platform/database/connect.ts')
    const { createServer } = await import('#server/boot/createServer.ts')
    const { readConfig } = await import('#server/boot/config.ts')
    const url = await shop.createDatabase()
    const config = readConfig({ DATA_DIR: '/nonexistent' }, { brand: 'test' })
    const servers = await Promise.all(
      [1, 2, 3].map(async () => {
        const connection = await connectPostgres(url, 4)
        const server = await createServer({
          config,
          connection,
          catalogue: shop.catalogue,
          brand: shop.brand,
        })
        return { connection, server }
      }),
    )
    expect(servers.filter(({ server }) => server.adminCreated)).toHaveLength(1)
    expect(servers.filter(({ server }) => server.structureChanges.length > 0)).toHaveLength(1)
    for (const { connection, server } of servers) {
      await server.app.close()
      await connection.close()
    }
  })
})
