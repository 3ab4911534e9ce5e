import { run, type Database } from '../database/database.ts'
import type { Demand } from './demand.ts'

/** Packages of packages: deeper ones nobody sells. */
const deepest = 5

/** Common table expressions: of each product in `$1` (`root`) the counted ones that one of it takes. */
export const countedParts = `
parts as (
  select p.id as root, p.id as product, 1::bigint as quantity, 0 as depth from products p where p.id = any($1::uuid[])
  union all
  select parts.root, j.target_id, parts.quantity * (j.facts->>'quantity')::bigint, parts.depth + 1
  from parts join products p on p.id = parts.product and p.stock_mode = 'derived'
  join products__included_products j on j.source_id = p.id where parts.depth < ${deepest}),
counted as (
  select parts.root, parts.product, sum(parts.quantity) as quantity
  from parts join products p on p.id = parts.product and p.stock_mode = 'tracked' group by 1, 2)`

/** The counted products that one of each product takes, by its id. */
export async function partsOf(
  db: Database,
  products: readonly string[],
): Promise<ReadonlyMap<string, Demand>> {
  if (!products.length) return new Map()
  const { rows } = await run<{ root: string; parts: Demand }>(
    db,
    `with recursive ${countedParts}
     select root, json_agg(json_build_object('product', product, 'quantity', quantity) order by product) as parts
     from counted group by root`,
    [[...products]],
  )
  return new Map(rows.map(({ root, parts }) => [root, parts]))
}
