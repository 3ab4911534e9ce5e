/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deepPageStatements } from '#server/engine/lists/deepPage.ts'
import { runSql } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'

const cards = 4450
const limit = 100
const address = '/api/marketplace/gift-cards'

/** Sort orders of the API and the equivalent SQL. */
const orders = [
  { sorting: 'sort=ending', clauses: 'order by ending, id' },
  { sorting: 'sort=-createdAt', clauses: 'order by created_at desc, id desc' },
  { sorting: 'sort=expiresAt', clauses: 'order by expires_at nulls last, id' },
  { sorting: 'sort=-expiresAt', clauses: 'order by expires_at desc nulls last, id desc' },
  { sorting: 'sort=active', clauses: 'order by active, id' },
  {
    sorting: 'sort=-expiresAt&active=true',
    clauses: 'where active order by expires_at desc nulls last, id desc',
  },
]

describeOnEachDatabase('deep pages of a list on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
    await runSql(
      shop.server.db,
      `insert into gift_cards (id, code, ending, value, value_currency, balance, balance_currency, expires_at, active, created_at)
       select gen_random_uuid(), 'CARD-' || i, 'CARD-' || i * 7919 % ${cards}, 100, 'USD', 100, 'USD',
         case when i % 3 > 0 then timestamptz '2030-01-01' + i * 31 % 997 * interval '1 hour' end, i % 10 > 0,
         timestamptz '2026-01-01' + i * 17 % 1013 * interval '1 minute'
       from generate_series(1, ${cards}) i`,
    )
  })
  afterAll(() => shop.close())

  it.each(orders)('continue the pages before them, for $sorting', async ({ sorting, clauses }) => {
    const { rows } = await runSql<{ id: string }>(
      shop.server.db,
      `select id from gift_cards ${clauses}`,
    )
    const found: string[] = []
    for (let page = 1; page <= Math.ceil(rows.length / limit); page += 1) {
      const query = `${sorting}&page=${page}&limit=${limit}&fields=ending`
      const { data, meta } = (await shop.staff('GET', `${address}?${query}`)).body
      expect(meta).toEqual({ total: rows.length, page, limit })
      found.push(...data.map(({ _id }: { _id: string }) => _id))
    }
    expect(found).toEqual(rows.map(({ id }) => id))
  })

  it('are empty beyond the last one, and report the total', async () => {
    const { body } = await shop.staff('GET', `${address}?sort=-expiresAt&page=90&limit=${limit}`)
    expect(body).toEqual({ data: [], meta: { total: cards, page: 90, limit } })
  })

  it.each(['expiresAt', '-expiresAt'])(
    'follow the index from a known record on, for sort=%s',
    async (sort) => {
      const resource = shop.catalogue.get('gift-cards')
      if (!resource) throw new Error('There are no gift cards')
      const query = { conditions: [], fields: [], sort }
      const view = { language: 'en', isPublic: false } as const
      const { segments } = deepPageStatements(resource, shop.catalogue, query, view)
      for (const { forwards, backwards } of segments)
        for (const { fromRecord } of [forwards, backwards]) {
          const { rows } = await runSql<Record<string, string>>(
            shop.server.db,
            `explain ${fromRecord}`,
            [limit, 0, newId()],
          )
          const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
          expect(plan).toMatch(/gift_cards_expires_at[^]*Index Cond: .*[<>]/)
        }
    },
  )

  const changes = {
    deleted:
      'delete from gift_cards where id = (select id from gift_cards order by ending limit 1)',
    moved: `update gift_cards set ending = 'CARD-0', value = 101 where id = (select id from gift_cards order by ending desc, id desc limit 1)`,
    added: `insert into gift_cards (id, code, ending, value, value_currency, balance, balance_currency)
      values (gen_random_uuid(), 'CARD-NEW', 'CARD-0', 99, 'USD', 99, 'USD')`,
  }
  it.each(Object.entries(changes))(
    'and their counts are those after a record is %s',
    async (_, change) => {
      const query = `sort=ending&page=23&limit=${limit}&fields=ending&facets=value`
      for (let turn = 0; turn < 2; turn += 1) await shop.staff('GET', `${address}?${query}`)
      await runSql(shop.server.db, change)
      const { body } = await shop.staff('GET', `${address}?${query}`)
      const { rows } = await runSql<{ ids: string[]; total: number; min: number; max: number }>(
        shop.server.db,
        `select array(select id from gift_cards order by ending, id limit ${limit} offset ${22 * limit}) as ids,
           count(*) as total, min(value) as min, max(value) as max from gift_cards`,
      )
      const { ids, total, min, max } = rows[0] ?? {}
      expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
      expect(body.meta.total).toBe(total)
      expect(body.facets).toEqual({ value: { min, max } })
    },
  )
})
