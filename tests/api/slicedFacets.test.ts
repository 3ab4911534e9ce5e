/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'
import { openShop, type Shop } from '../support/shop.ts'

const products = 33_000
const path = '/api/marketplace/products?facets=type,tags,price&limit=1'

describeOnEachDatabase('the facets of a long list on %s', (dialect) => {
  let shop: Shop
  const run = (sql: string, db: Database = shop.server.db) => runSql(db, sql)
  const codes = (...numbers: readonly number[]) => numbers.map((each) => `'LONG-${each}'`).join()

  beforeAll(async () => {
    shop = await openShop(dialect)
    await run(
      `insert into tags (id, code, title)
       values (gen_random_uuid(), 'USED', '{"en": "Used"}'), (gen_random_uuid(), 'NEW', '{"en": "New"}')`,
    )
    // In parts, as all of them may take a slow machine longer than a statement is given.
    for (let first = 1; first <= products; first += 3000)
      await run(
        `with made as (insert into products (id, code, type, price, visible)
           select ('01' || lpad(to_hex(i), 30, '0'))::uuid, 'LONG-' || i, 'device', 10, true
           from generate_series(${first}, ${Math.min(first + 2999, products)}) i returning id)
         insert into products__tags (source_id, target_id, position)
         select made.id, tags.id, 0 from made, tags where tags.code = 'USED'`,
      )
    await run('analyze products')
  }, 120_000)
  afterAll(() => shop.close())

  const readFacets = async () => {
    const { body } = await shop.staff('GET', path)
    const { type, tags, price } = body.facets
    const counts = [...type, ...tags].map(({ label, count }: Record<string, unknown>) => [
      label,
      count,
    ])
    return { ...Object.fromEntries(counts), from: price.min, to: price.max }
  }
  const expectFacets = async (changes: object) => {
    const unchanged = { Device: products, Used: products, from: 10, to: 10 }
    expect(await readFacets()).toEqual({ ...unchanged, ...changes })
  }

  it('are those of all records after each change', async () => {
    await expectFacets({})
    await run(`update tags set title = '{"en": "Used"}' where code = 'USED'`)
    await expectFacets({})
    await run(
      `update products set type = 'gateway', price = 30 where code in (${codes(1, 20_000)})`,
    )
    await expectFacets({ Device: products - 2, Gateway: 2, to: 30 })
    await run(`update products set price = 5 where code = 'LONG-20000'`)
    await expectFacets({ Device: products - 2, Gateway: 2, from: 5, to: 30 })
    await run(
      `update products__tags set target_id = (select id from tags where code = 'NEW')
       where source_id in (select id from products where code in (${codes(9000, 9001, 32_999)}))`,
    )
    const tagged = { Used: products - 3, New: 3 }
    await expectFacets({ Device: products - 2, Gateway: 2, from: 5, to: 30, ...tagged })
    await run(`update tags set title = '{"en": "Latest"}' where code = 'NEW'`)
    await run(`delete from products where code in (${codes(1, 20_000, 9000, 9001)})`)
    const left = { Device: products - 4, Used: products - 5, Latest: 1 }
    await expectFacets(left)
    await run(
      `insert into products (id, code, type, price) select gen_random_uuid(), 'MORE-' || i, 'package', 99 from generate_series(1, 1500) i`,
    )
    await expectFacets({ ...left, Package: 1500, to: 99 })
    await run(`delete from products where code like 'MORE-%'`)
    await expectFacets(left)
  })

  it('are counted again only among the records beside those that changed', async () => {
    await run('alter table products disable trigger record_change_update')
    await run(`update products set type = 'license' where code in (${codes(2, 20_001)})`)
    await run('alter table products enable trigger record_change_update')
    const before = await readFacets()
    expect(before).not.toHaveProperty('License')
    await run(`update products set price = 40 where code = 'LONG-20002'`)
    expect(await readFacets()).toMatchObject({ License: 1, to: 40, Device: before.Device - 1 })
    await run(`update products set price = 40 where code = 'LONG-3'`)
    expect(await readFacets()).toMatchObject({ License: 2, to: 40, Device: before.Device - 2 })
  })

  it('follow stock levels, and those of what a package contains', async () => {
    await run(
      `with tracked as (update products set stock_mode = 'tracked' where code in (${codes(100, 101, 20_100)}) returning id, code),
         levels as (insert into inventory (id, product, on_hand, available) select gen_random_uuid(), id, 5, 5 from tracked),
         package as (insert into products (id, code, type, stock_mode) values (gen_random_uuid(), 'PACK', 'package', 'derived') returning id)
       insert into products__included_products (source_id, target_id, position, facts)
       select package.id, tracked.id, 0, '{"quantity": 2}' from package, tracked where tracked.code = 'LONG-100'`,
    )
    const inStock = '/api/marketplace/products?facets=type&stock[gte]=1&stock[lte]=900&limit=1'
    const expectInStock = async (total: number, ...counts: number[]) => {
      const { facets, meta } = (await shop.staff('GET', inStock)).body
      const found = facets.type.map(({ count }: { count: number }) => count)
      expect([meta.total, ...found]).toEqual([total, ...counts])
    }
    const setLevel = (code: string, level: number) =>
      run(
        `update inventory set on_hand = ${level}, available = ${level} where product = (select id from products where code = '${code}')`,
      )
    for (const level of [4, 3, 2]) {
      await expectInStock(4, 3, 1)
      await setLevel('LONG-20100', level)
    }
    await setLevel('LONG-101', 0)
    await expectInStock(3, 2, 1)
    await setLevel('LONG-100', 1)
    await expectInStock(2, 2)
    await setLevel('LONG-100', 2)
    await expectInStock(3, 2, 1)
  })

  it.runIf(dialect === 'postgres')('see a change that is committed after a later one', async () => {
    await shop.server.db.transaction().execute(async (early) => {
      await run(`update products set price = 70 where code = 'LONG-4'`, early)
      await run(`update products set price = 60 where code = 'LONG-20003'`)
      expect(await readFacets()).toMatchObject({ to: 60 })
    })
    expect(await readFacets()).toMatchObject({ to: 70 })
  })

  it('are those of what a shopper sees and filters', async () => {
    const readTags = async (filter: string) => {
      const url = `/api/marketplace-customer/products?facets=tags&limit=1${filter}`
      const { facets, meta } = (await shop.anonymous('GET', url)).body
      return [meta.total, ...facets.tags.map(({ count }: { count: number }) => count)]
    }
    const whole = await readTags('')
    const devices = await readTags('&type=device')
    const without = ([total, used, ...others]: number[], hidden: number) => [
      Number(total) - hidden,
      Number(used) - hidden,
      ...others,
    ]
    // A filtered list is not counted in slices when it is asked for once.
    for (let turn = 1; turn < 4; turn += 1) {
      await run(`update products set visible = false where code = 'LONG-${turn * 8000}'`)
      expect(await readTags('')).toEqual(without(whole, turn))
      expect(await readTags('&type=device')).toEqual(without(devices, turn))
    }
  })
})
