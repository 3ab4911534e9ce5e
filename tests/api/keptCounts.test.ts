import { afterAll, beforeAll, expect, it } from 'vitest'
import { runSql } from '#server/platform/database/database.ts'
import { describeOnEachDatabase } from '../support/describeOnEachDatabase.ts'
import { openShop, type Shop } from '../support/shop.ts'

const products = 4100
const tags = '/api/marketplace/tags?sort=title&fields=code,uses'

describeOnEachDatabase('how often records are used on %s', (dialect) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(dialect)
    await runSql(
      shop.server.db,
      `with used as (insert into tags (id, code, title)
           values (gen_random_uuid(), 'USED', '{"en": "A"}'), (gen_random_uuid(), 'UNUSED', '{"en": "B"}') returning id, code),
         made as (insert into products (id, code) select gen_random_uuid(), 'MADE-' || i from generate_series(1, ${products}) i returning id)
       insert into products__tags (source_id, target_id, position)
       select made.id, used.id, 0 from made, used where used.code = 'USED'`,
    )
  })
  afterAll(() => shop.close())

  const readUses = async () => (await shop.staff('GET', tags)).body.data
  const countUses = async () =>
    (
      await runSql(
        shop.server.db,
        `select t.id as "_id", t.code, (select count(*) from products__tags j where j.target_id = t.id) as uses
         from tags t order by t.code desc`,
      )
    ).rows
  const shownCounts = async () =>
    (await readUses()).map(({ _id, code, uses }: Record<string, unknown>) => ({ _id, code, uses }))

  it('is counted once until a change is recorded, however many there are', async () => {
    for (let turn = 0; turn < 2; turn += 1) expect(await shownCounts()).toEqual(await countUses())
    const before = await countUses()
    const remove =
      'delete from products__tags where source_id in (select source_id from products__tags limit 1)'
    // Only this change goes unnoticed, which shows that nobody counts again.
    await runSql(shop.server.db, 'alter table products__tags disable trigger user')
    await runSql(shop.server.db, remove)
    await runSql(shop.server.db, 'alter table products__tags enable trigger user')
    expect(await shownCounts()).toEqual(before)
    await runSql(shop.server.db, remove)
    const after = await countUses()
    expect(after).not.toEqual(before)
    expect(await shownCounts()).toEqual(after)
  })
})
