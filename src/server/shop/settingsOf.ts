import type { Brand } from '#domain/brand.ts'
import { ConfigError } from '../config.ts'
import { alone } from '../database/alone.ts'
import { run, type Connection, type Database } from '../database/database.ts'
import { singletonId } from '../engine/singletons.ts'
import { newId } from '../ids.ts'

type Seller = Pick<Brand, 'key' | 'commerce'>

const prefix = 'settings:'

/**
 * The ids of the settings of every brand that ever sold from this database, by its key: each has its
 * own. What was there before there could be several is whose orders are there.
 */
export const settingsOf = (
  connection: Connection,
  brands: readonly Seller[],
): Promise<ReadonlyMap<string, string>> =>
  alone(connection, 'singletons', () =>
    connection.db.transaction().execute(async (db) => {
      const kept = await keptSettings(db)
      const isClaimed = [...kept.values()].includes(singletonId)
      const heir = isClaimed ? undefined : await inherit(db, brands)
      for (const { key } of brands.filter((brand) => !kept.has(brand.key))) {
        const id = key === heir?.key ? singletonId : newId()
        const values = [prefix + key, JSON.stringify(id)]
        await run(db, 'insert into kept_values (key, value) values ($1, $2)', values)
        kept.set(key, id)
      }
      return kept
    }),
  )

async function keptSettings(db: Database): Promise<Map<string, string>> {
  const { rows } = await run<{ key: string; value: string }>(
    db,
    'select key, value from kept_values where key like $1',
    [`${prefix}%`],
  )
  return new Map(rows.map(({ key, value }) => [key.slice(prefix.length), value]))
}

/** Orders say by their numbers whose they are; requests are theirs who sold alone. */
async function inherit(db: Database, brands: readonly Seller[]): Promise<Seller | undefined> {
  const { rows } = await run<{ prefix: string }>(
    db,
    `select split_part(number, '-', 1) as prefix from orders where brand is null group by 1 order by count(*) desc`,
  )
  const sold = rows.map((row) => row.prefix)
  const sellers = brands.filter(({ commerce }) => sold.includes(commerce.orderPrefix))
  const [heir = sold.length ? undefined : brands[0]] = sellers
  if (!heir) {
    const served = brands.map(({ key, commerce }) => `${key} ${commerce.orderPrefix}`).join(', ')
    throw new ConfigError(
      `BRAND: the orders of this database are numbered ${sold.join(', ')}, those of its brands here ${served}; start once with the brand that sold them`,
    )
  }
  for (const { key, commerce } of sellers)
    await run(
      db,
      `update orders set brand = $1 where brand is null and split_part(number, '-', 1) = $2`,
      [key, commerce.orderPrefix],
    )
  await run(db, 'update requests set brand = $1 where brand is null', [heir.key])
  return heir
}
