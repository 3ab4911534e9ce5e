import type { Catalogue } from '#resource/resource.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { singletonId } from '#server/engine/routes/singletons.ts'

/** Orders are assigned by the prefix of their number instead, whenever their brand is served. */
const numberedByBrand = 'orders'

/** Assigns records from before there were several brands to the brand that the shop was then. */
export async function claimRecords(
  db: Database,
  catalogue: Catalogue,
  settings: ReadonlyMap<string, string>,
): Promise<void> {
  const [first] = [...settings].find(([, id]) => id === singletonId) ?? []
  if (first === undefined) return
  const tables = [...catalogue.values()].filter(
    ({ name, brands }) => brands === 'one' && name !== numberedByBrand,
  )
  for (const { table } of tables) {
    // Skips the update if there is nothing to change, because triggers would still report a change.
    const { rows } = await runSql(db, `select 1 from ${table} where brand is null limit 1`)
    if (rows.length) await runSql(db, `update ${table} set brand = $1 where brand is null`, [first])
  }
  await runSql(
    db,
    `update shopping_lists l set brand = $1 where brand = '' and not exists
       (select 1 from shopping_lists o where o.account_id = l.account_id and o.name = l.name and o.brand = $1)`,
    [first],
  )
}
