import { run, type Database } from '#server/platform/database/database.ts'
import type { PricingFacts } from '#server/commerce/orders/facts.ts'

type Discounts = PricingFacts['discounts']

const idsOf = (table: string) =>
  `coalesce((select json_agg(j.target_id) from ${table} j where j.source_id = d.id), '[]')`

/**
 * What was granted with the first order for every period, as long as it is switched on: it has been
 * used already, so neither its end nor its limits count any more.
 */
export async function recurringDiscounts(db: Database, firstOrder: string): Promise<Discounts> {
  const { rows } = await run<Discounts[number]>(
    db,
    `select d.id, d.title, d.type, d.code, d.active, null as "startsAt", null as "endsAt", d.percentage,
       null as "usageLimit", 0 as used, null as "usesPerCustomer", 0 as "usedByCustomer",
       coalesce(to_json(d.locations), '[]') as locations, 1 as "minimumQuantity",
       ${idsOf('discounts__products')} as products, ${idsOf('discounts__customer_groups')} as "customerGroups"
     from discounts d join discount_redemptions r on r.discount_id = d.id
     where r.order_id = $1 and d.discount_period = 'every' and d.active order by d.id`,
    [firstOrder],
  )
  return rows
}

/** Those that may apply to a renewal: what is kept, and of the others none that is for first periods. */
export async function renewalDiscounts(
  db: Database,
  offered: Discounts,
  recurring: Discounts,
): Promise<Discounts> {
  const { rows } = await run<{ id: string }>(
    db,
    `select id from discounts where id = any($1::uuid[]) and discount_period = 'first'`,
    [offered.map(({ id }) => id)],
  )
  const excluded = new Set([...rows, ...recurring].map(({ id }) => id))
  return [...offered.filter(({ id }) => !excluded.has(id)), ...recurring]
}
