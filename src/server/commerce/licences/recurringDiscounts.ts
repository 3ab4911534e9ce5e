import { runSql, type Database } from '#server/platform/database/database.ts'
import { anyOf } from '#server/platform/database/expressions.ts'
import { joinedIdsSql, type PricingFacts } from '#server/commerce/orders/checkout/pricingFacts.ts'

type OfferedDiscounts = PricingFacts['discounts']

/**
 * Returns the still active discounts that the first order got for every period. They were used
 * already, so their end and limits no longer apply.
 */
export async function readRecurringDiscounts(
  db: Database,
  firstOrder: string,
): Promise<OfferedDiscounts> {
  const { rows } = await runSql<OfferedDiscounts[number]>(
    db,
    `select d.id, d.title, d.type, d.code, d.active, null as "startsAt", null as "endsAt", d.percentage,
       null as "usageLimit", 0 as used, null as "usesPerCustomer", 0 as "usedByCustomer",
       coalesce(to_json(d.locations), '[]') as locations, 1 as "minimumQuantity",
       ${joinedIdsSql('discounts__products')} as products, ${joinedIdsSql('discounts__customer_groups')} as "customerGroups"
     from discounts d join discount_redemptions r on r.discount_id = d.id
     where r.order_id = $1 and d.discount_period = 'every' and d.active order by d.id`,
    [firstOrder],
  )
  return rows
}

/**
 * Returns the discounts that may apply to a renewal: the granted ones, and others unless they are
 * for first periods only.
 */
export async function selectRenewalDiscounts(
  db: Database,
  available: OfferedDiscounts,
  recurring: OfferedDiscounts,
): Promise<OfferedDiscounts> {
  const rows = await db
    .selectFrom('discounts')
    .select('id')
    .where('id', '=', anyOf(available.map(({ id }) => id)))
    .where('discount_period', '=', 'first')
    .execute()
  const excluded = new Set([...rows, ...recurring].map(({ id }) => id))
  return [...available.filter(({ id }) => !excluded.has(id)), ...recurring]
}
