import { runSql, type Database } from '#server/platform/database/database.ts'
import type { Demand } from './demand.ts'

/** Returns the tracked parts that one unit of each product takes from stock, by product id. */
export async function readCountedParts(
  db: Database,
  products: readonly string[],
): Promise<ReadonlyMap<string, Demand>> {
  if (!products.length) return new Map()
  const { rows } = await runSql<{ root: string; parts: Demand }>(
    db,
    `select root, json_agg(json_build_object('product', product, 'quantity', counted) order by product) as parts
     from package_contents($1::uuid[]) where counted > 0 group by root`,
    [[...products]],
  )
  return new Map(rows.map(({ root, parts }) => [root, parts]))
}
