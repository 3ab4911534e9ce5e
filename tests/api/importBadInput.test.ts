import { afterAll, beforeAll, expect, it } from 'vitest'
import { defineResource } from '#resource/declaration.ts'
import { importableFields } from '#server/engine/csv/importableFields.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { everything } from '../support/everything.ts'
import { toCsv, createImportsClient } from '../support/imports.ts'
import { seededRandom } from '../support/random.ts'
import { sampleInput } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

/** A unique field that is not a text. */
const shelves = defineResource({
  name: 'shelves',
  menu: { section: 'catalogue', icon: 'list' },
  labels: { en: ['Shelf', 'Shelves'], ar: ['رف', 'الرفوف'] },
  schema: {
    type: 'object',
    properties: {
      title: { type: 'string' },
      number: { type: 'integer', 'x-unique': true },
      product: { 'x-relation': 'products', 'x-unique': true },
      land: { 'x-kind': 'country', 'x-unique': true },
    },
  },
  table: { columns: ['title'], sort: 'title' },
})

const nasty = [
  '',
  ' ',
  '\u202e',
  '٣٤٥',
  '💥'.repeat(50),
  'x'.repeat(5000),
  "'; drop table products; --",
  '%',
  '\\',
  '"',
  "'",
  '=1+1',
  '<script>alert(1)</script>',
  '0',
  '-1',
  '1.5',
  '1e308',
  '9007199254740993',
  '99999999999999999999',
  'true',
  'NaN',
  'Infinity',
  '2026-99-99',
  '0000-01-01',
  '9999-12-31T23:59:59-15:59',
  '0001-01-01',
  '2024-02-30',
  newId(),
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'constructor',
  '; ; ;',
  'a;b;c',
  '1 USD',
  'USD 1 USD',
  'USD',
]

describeOnEachDatabase('imports of invalid files on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect, [everything, shelves])
  })
  afterAll(() => shop.close())

  it('report the errors and write nothing', async () => {
    const random = seededRandom(Number(process.env.FUZZ_SEED ?? 20_261_122))
    const ended: string[] = []
    for (const name of ['everything', 'shelves', 'products', 'customers']) {
      const resource = shop.catalogue.get(name)
      if (!resource) throw new Error(`no resource "${name}"`)
      const known = await sampleInput(resource, 7000, shop)
      const { body } = await shop.staff('POST', `/api/marketplace/${name}`, { body: known })
      expect(body.error).toBeUndefined()
      const fields = importableFields(resource, undefined).map((field) => field.name)
      for (let turn = 0; turn < 15; turn += 1) {
        const heads = ['_id', 'currency', ...fields].filter(() => random.chance(0.5))
        const cell = (head: string): string =>
          head === '_id' && random.chance(0.5) ? body.data._id : random.pick(nasty)
        const rows = Array.from({ length: 12 }, () => heads.map(cell))
        const answer = await createImportsClient(shop.staff, name).send(toCsv(heads, ...rows))
        expect([202, 400], JSON.stringify(answer.body)).toContain(answer.status)
        if (answer.status === 400) continue
        const before = await counted()
        const found = await createImportsClient(shop.staff, name).settled(answer.body.data._id)
        expect(['ready', 'wrong'], JSON.stringify(found)).toContain(found.state)
        expect(await counted()).toEqual(before)
        ended.push(found.state)
        for (const { message } of found.problems) expect(message).not.toMatch(/undefined|\{\w+\}/)
        if (found.state === 'wrong') continue
        await createImportsClient(shop.staff, name).run(found._id)
        const done = await createImportsClient(shop.staff, name).settled(found._id)
        expect(done, JSON.stringify(done)).toMatchObject({ state: 'done' })
      }
    }
    expect(ended.length).toBeGreaterThan(40)
    const failed = await shop.staff('GET', '/api/marketplace/failed-jobs')
    expect(failed.body.meta.total).toBe(0)
  }, 120_000)

  it('detect duplicates in unique fields of any kind', async () => {
    const done = await createImportsClient(shop.staff, 'shelves').written(
      toCsv(['title', 'number', 'land'], ['One', '٧', 'Saudi Arabia'], ['Two', '8', 'KW']),
    )
    expect(done).toMatchObject({ state: 'done', create: 2 })
    const again = await createImportsClient(shop.staff, 'shelves').checked(
      toCsv(['title', 'number', 'land'], ['First', '7', 'sa'], ['Third', '9', 'الكويت']),
    )
    expect(again).toMatchObject({ state: 'ready', update: 2, create: 0 })
    const twice = await createImportsClient(shop.staff, 'shelves').checked(
      toCsv(['title', 'number', 'land'], ['First', '7', 'KW'], ['Third', '7', 'AE']),
    )
    expect(
      twice.problems.map((each: Record<string, unknown>) => [each.row, each.column, each.message]),
    ).toEqual([
      [2, 'land', 'Land is already taken'],
      [3, 'number', 'Number is the same as in row 2 of this file'],
    ])
  })

  async function counted(): Promise<unknown> {
    const { rows } = await runSql(
      shop.server.db,
      `select (select count(*) from everything) as everything, (select count(*) from shelves) as shelves,
         (select count(*) from products) as products, (select count(*) from customers) as customers,
         (select count(*) from accounts) as accounts, (select count(*) from changes) as changes`,
    )
    return rows[0]
  }
})
