/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ResourceDeclaration } from '#resource/declaration.ts'
import type { Field, Resource } from '#resource/resource.ts'
import { loadDeclarations } from '#server/boot/declarationFiles.ts'
import { runSql } from '#server/platform/database/database.ts'
import { importableFields } from '#server/engine/csv/importableFields.ts'
import { parseCsv, parseCsvRecords } from '../support/csv.ts'
import { everything } from '../support/everything.ts'
import { toCsv, createImportsClient } from '../support/imports.ts'
import { sampleAllocation } from '../support/licences.ts'
import { toInput, sampleInput, sampleValue } from '../support/samples.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const shipped = await loadDeclarations()
const declared: readonly ResourceDeclaration[] = [...Object.values(shipped), everything]
const names = declared
  .filter(
    ({ access, owned, singleton, schema }) =>
      !owned &&
      !singleton &&
      (!access?.verbs || access.verbs.includes('create')) &&
      // A secret is shown only to its creator, and never exported.
      !Object.values(schema.properties).some((property) => 'x-secret' in property),
  )
  .map(({ name }) => name)
/** Created from other records, with rules of its own. */
const allocated = 'license-allocation'
const each = 4

describeOnEachDatabase('an export imported again on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect, [everything])
  })
  afterAll(() => shop.close())

  const resourceOf = (name: string): Resource => {
    const resource = shop.catalogue.get(name)
    if (!resource) throw new Error(`no resource "${name}"`)
    return resource
  }
  const make = async (resource: Resource): Promise<void> => {
    if (resource.name === allocated) return void (await sampleAllocation(shop))
    for (let number = 1; number <= each; number += 1) {
      const body = await sampleInput(resource, numberOf(resource.name) + number, shop)
      const answer = await shop.staff('POST', `/api/marketplace/${resource.name}`, { body })
      expect([answer.status, answer.body.error]).toEqual([201, undefined])
    }
  }
  const stored = async ({ table }: Resource): Promise<unknown> =>
    (await runSql(shop.server.db, `select * from ${table} order by id`)).rows
  const exported = async (name: string, headers: Record<string, string>): Promise<string> => {
    const answer = await shop.staff('GET', `/api/marketplace/${name}/export`, { headers })
    expect(answer.status).toBe(200)
    return answer.body
  }

  it.each(names)(
    'unchanged reports no change of %s, in any language and time zone',
    async (name) => {
      const resource = resourceOf(name)
      await make(resource)
      const before = await stored(resource)
      const zones = { en: 'Asia/Riyadh', ar: 'America/St_Johns' }
      for (const [language, zone] of Object.entries(zones)) {
        const headers = { 'accept-language': language, 'x-timezone': zone }
        const file = await exported(name, headers)
        const total = parseCsvRecords(file).length
        expect(total).toBeGreaterThan(0)
        // A date is the same instant in every time zone.
        for (const reader of [headers, { ...headers, 'x-timezone': 'UTC' }]) {
          const found = await createImportsClient(shop.staff, name).checked(file, reader)
          expect(found).toMatchObject({ problems: [], state: 'ready', total, skip: total })
          await createImportsClient(shop.staff, name).run(found._id)
          const done = await createImportsClient(shop.staff, name).settled(found._id)
          expect(done).toMatchObject({ state: 'done', seen: total, create: 0, update: 0 })
        }
      }
      expect(await stored(resource)).toEqual(before)
    },
  )

  it.each(names.filter((name) => name !== allocated))(
    'under new names creates identical %s',
    async (name) => {
      const resource = resourceOf(name)
      // Records that require a file can only be changed by an import, not created.
      if (resource.fields.some(({ required, kind }) => required && kind === 'file')) return
      const { data: originals } = (
        await shop.staff('GET', `/api/marketplace/${name}?limit=100&sort=-createdAt`)
      ).body
      const [head = [], ...rows] = parseCsv((await exported(name, {})).replace(/^\ufeff/, ''))
      // Fields that no screen shows are not exported.
      const taken = importableFields(resource, undefined).filter(
        ({ property }) => !property['x-unseen'],
      )
      const renamed = taken.filter(isOnlyOnce)
      const copies = await Promise.all(
        rows.map(async (row, at) => {
          const number = numberOf(name) + 500 + at
          const cells = new Map(row.map((cell, index) => [head[index] ?? '', cell]))
          for (const field of renamed)
            if (cells.get(field.label.en))
              cells.set(field.label.en, String(await sampleValue(field, number, shop)))
          cells.delete('_id')
          return [...cells]
        }),
      )
      const heads = (copies[0] ?? []).map(([cell]) => cell)
      const file = toCsv(heads, ...copies.map((cells) => cells.map(([, cell]) => cell)))
      const done = await createImportsClient(shop.staff, name).written(file)
      expect(done).toMatchObject({
        problems: [],
        state: 'done',
        create: rows.length,
        update: 0,
        skip: 0,
      })
      const { body } = await shop.staff('GET', `/api/marketplace/${name}?limit=100&sort=createdAt`)
      const made = body.data.filter(
        ({ _id }: { _id: string }) => !originals.some((one: { _id: string }) => one._id === _id),
      )
      expect(made).toHaveLength(rows.length)
      const compared = (record: Record<string, unknown>) => {
        const input = toInput(resource, record)
        return JSON.stringify(
          taken.filter((f) => !isOnlyOnce(f)).map((f) => [f.name, input[f.name]]),
        )
      }
      expect(made.map(compared).toSorted()).toEqual(originals.map(compared).toSorted())
      for (const { _id } of made) {
        const { body: history } = await shop.staff('GET', `/api/marketplace/${name}/${_id}/history`)
        expect(history.data.at(-1)).toMatchObject({ kind: 'created', version: 1 })
      }
    },
  )
})

/** Email addresses are unique across accounts, so no two resources use the same numbers. */
const numberOf = (name: string): number => 1000 + names.indexOf(name) * 10

const isOnlyOnce = ({ unique, kind, name }: Field): boolean =>
  unique || kind === 'email' || name === 'username'
