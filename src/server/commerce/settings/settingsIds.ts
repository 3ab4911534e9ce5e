import type { Brand } from '#domain/brand.ts'
import { ConfigError } from '#server/platform/configError.ts'
import { withAdvisoryLock } from '#server/platform/database/withAdvisoryLock.ts'
import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import { readStoredValues } from '#server/platform/database/storedValues.ts'
import { singletonId } from '#server/engine/routes/singletons.ts'
import { newId } from '#server/platform/newId.ts'

type Seller = Pick<Brand, 'key' | 'commerce'>

const keyPrefix = 'settings:'

/**
 * Returns the settings id of every brand that ever sold from this database, by brand key. Settings
 * from before there were several brands go to the brand with the most orders.
 */
export const ensureSettingsIds = (
  connection: Connection,
  brands: readonly Seller[],
): Promise<ReadonlyMap<string, string>> =>
  withAdvisoryLock(connection, 'singletons', () =>
    connection.db.transaction().execute(async (db) => {
      const ids = new Map(await readStoredValues<string>(db, keyPrefix))
      const isClaimed = [...ids.values()].includes(singletonId)
      const oldOrdersOwner = isClaimed ? undefined : await findOldOrdersOwner(db, brands)
      // An update without rows would also load all indexes and triggers of the orders.
      const unclaimed = await runSql(db, 'select 1 from orders where brand is null limit 1')
      if (unclaimed.rows.length) for (const brand of brands) await claimOrders(db, brand)
      for (const { key } of brands.filter((brand) => !ids.has(brand.key))) {
        const id = key === oldOrdersOwner?.key ? singletonId : newId()
        const value = JSON.stringify(id)
        await db
          .insertInto('stored_values')
          .values({ key: keyPrefix + key, value })
          .execute()
        ids.set(key, id)
      }
      return ids
    }),
  )

async function findOldOrdersOwner(
  db: Database,
  brands: readonly Seller[],
): Promise<Seller | undefined> {
  const { rows } = await runSql<{ prefix: string }>(
    db,
    `select split_part(number, '-', 1) as prefix from orders where brand is null group by 1 order by count(*) desc`,
  )
  const orderPrefixes = rows.map((row) => row.prefix)
  if (!orderPrefixes.length) return brands[0]
  const [owner] = orderPrefixes.flatMap((each) =>
    brands.filter(({ commerce }) => commerce.orderPrefix === each),
  )
  if (owner) return owner
  const servedPrefixes = brands
    .map(({ key, commerce }) => `${key} ${commerce.orderPrefix}`)
    .join(', ')
  throw new ConfigError(
    `BRAND: the orders of this database have the prefixes ${orderPrefixes.join(', ')}, but the brands have the prefixes ${servedPrefixes}; start once with the brand of these orders and its former orderPrefix`,
  )
}

/** Old orders are assigned by the prefix of their number, whenever their brand is served. */
const claimOrders = (db: Database, { key, commerce }: Seller) =>
  db
    .updateTable('orders')
    .set({ brand: key })
    .where('brand', 'is', null)
    .where('number', 'like', `${commerce.orderPrefix}-%`)
    .execute()
