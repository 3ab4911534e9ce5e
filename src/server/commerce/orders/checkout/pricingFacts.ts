import type { Brand } from '#domain/brand.ts'
import { toLatinDigits } from '#domain/latinDigits.ts'
import type { RecurringPeriod } from '#domain/licence/addPeriod.ts'
import type { ByLanguage } from '#domain/locale.ts'
import type { Discount } from '#domain/pricing/types.ts'
import type { Purchasable } from '#domain/purchaseBarrier.ts'
import { isForBrandsSql } from '#resource/kinds/brands.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { hashSecret } from '#server/engine/writes/secrets.ts'
import {
  availablePackages,
  countedContents,
  packageContentsCte,
  restrictedPartsSql,
} from '#server/commerce/catalogue/packageContents.ts'
import type { Demand } from '#server/commerce/stock/demand.ts'
import type { PricedBuyer } from './buyer.ts'
import type { CheckoutRequest } from './checkoutRequest.ts'

export type PricedProduct = {
  readonly id: string
  readonly code: string
  readonly name: ByLanguage
  readonly type: string
  readonly notificationPackageType: string | null
  /** what may restrict tenants: properties of the product and its contents */
  readonly restrictedParts: readonly Purchasable[]
  readonly price: number | null
  readonly currency: string | null
  /** the billing period of its price; null: paid once */
  readonly period: RecurringPeriod | null
  /** the tracked products that one unit needs */
  readonly parts: Demand
  /** available units; null: unlimited */
  readonly available: number | null
}

export type GroupDetails = {
  readonly id: string
  readonly title: ByLanguage
  /** in percent */
  readonly reduction: number | null
  readonly prices: readonly {
    readonly product: string
    readonly price: { readonly amount: number; readonly currency: string }
  }[]
}

export type ShippingMethodDetails = {
  readonly id: string
  readonly title: ByLanguage
  readonly price: number
  readonly freeFrom: number | null
}

/** Everything that a price and an order depend on, at one point in time. */
export type PricingFacts = {
  /** the current time of the database; ISO 8601 */
  readonly at: string
  readonly products: readonly PricedProduct[]
  readonly groups: readonly GroupDetails[]
  readonly discounts: readonly (Omit<Discount, 'rate' | 'title'> & {
    readonly percentage: number
    readonly title: ByLanguage
  })[]
  /** in percent */
  readonly tax: number | null
  readonly shipping: readonly ShippingMethodDetails[]
  /** without an active method the shop delivers free of charge */
  readonly hasShippingMethods: boolean
  readonly giftCard: {
    readonly id: string
    readonly lastFour: string
    readonly balance: number
  } | null
  readonly tenant: {
    readonly name: string
    readonly allowedDeviceProfileTypes: readonly string[] | null
    readonly allowedNetworkServers: readonly string[] | null
  } | null
}

/** Reads everything in one statement, so that the facts are consistent. */
export async function readPricingFacts(
  db: Database,
  request: CheckoutRequest,
  buyer: PricedBuyer | undefined,
  brand: Pick<Brand, 'key' | 'currency'>,
): Promise<PricingFacts> {
  const { rows } = await runSql<PricingFacts>(db, pricingFactsQuery, [
    request.items.map(({ product }) => product),
    buyer?.customer ?? null,
    buyer?.company ?? null,
    buyer?.tenant ?? null,
    normalizeCode(request.code).toLowerCase(),
    request.country,
    request.giftCard ? hashSecret(request.giftCard) : null,
    brand.currency,
    buyer?.id ?? null,
    [brand.key],
  ])
  const [facts] = rows
  if (!facts) throw new Error('a statement without a table has one row')
  return facts
}

const normalizeCode = (text: string | null | undefined): string => toLatinDigits(text ?? '').trim()

/** Returns SQL of the ids that a discount `d` is joined with. */
export const joinedIdsSql = (table: string): string =>
  `coalesce((select json_agg(j.target_id) from ${table} j where j.source_id = d.id), '[]')`

export const pricingFactsQuery = `
with ${packageContentsCte}
select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
  coalesce((select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name, 'type', p.type,
    'notificationPackageType', p.notification_package_type, 'restrictedParts', ${restrictedPartsSql}, 'price', p.price, 'currency', p.price_currency, 'period', nullif(p.subscription_period, 'perpetual'),
    'parts', coalesce((select json_agg(json_build_object('product', c.product, 'quantity', c.counted))
      from contents c where c.root = p.id and c.counted > 0), '[]'),
    'available', (select ${availablePackages} from ${countedContents('contents')} and c.root = p.id)))
    from products p where p.id in (select c.root from contents c) and p.visible), '[]') as products,
  coalesce((select json_agg(json_build_object('id', g.id, 'title', g.title, 'reduction', g.reduction,
    'prices', coalesce((select json_agg(json_build_object('product', j.target_id, 'price', j.facts->'price'))
      from customer_groups__prices j where j.source_id = g.id and j.target_id = any($1::uuid[])), '[]')))
    from customer_groups g where g.id in (
      select j.source_id from customer_groups__customers j where j.target_id = $2::uuid
      union all select j.source_id from customer_groups__companies j where j.target_id = $3::uuid)), '[]') as groups,
  coalesce((select json_agg(json_build_object('id', d.id, 'title', d.title, 'type', d.type, 'code', d.code,
    'active', d.active, 'startsAt', d.starts_at, 'endsAt', d.ends_at, 'percentage', d.percentage,
    'usageLimit', d.usage_limit, 'used', d.used, 'usesPerCustomer', d.uses_per_customer,
    'usedByCustomer', (select count(*) from discount_redemptions r where r.discount_id = d.id and r.buyer_id = $9::uuid),
    'locations', coalesce(to_json(d.locations), '[]'), 'minimumQuantity', coalesce(d.minimum_quantity, 1),
    'isForRenewals', coalesce(d.discount_period = 'every', false),
    'products', ${joinedIdsSql('discounts__products')}, 'customerGroups', ${joinedIdsSql('discounts__customer_groups')}))
    from discounts d where ${isForBrandsSql('d.brands', '$10')} and (lower(d.code) = $5
      or (d.type <> 'code_discount' and d.active and coalesce(d.ends_at >= now(), true)))), '[]') as discounts,
  (select t.rate from tax_rates t where t.country = $6) as tax,
  coalesce((select json_agg(json_build_object('id', s.id, 'title', s.title, 'price', s.price,
    'freeFrom', s.free_from) order by s.price, s.id) from shipping_methods s
    where s.active and s.price_currency = $8 and (coalesce(cardinality(s.countries), 0) = 0 or $6 = any(s.countries))), '[]') as shipping,
  exists (select 1 from shipping_methods s where s.active) as "hasShippingMethods",
  (select json_build_object('id', g.id, 'lastFour', right(g.ending, 4), 'balance', g.balance) from gift_cards g
    where g.code = $7 and ${isForBrandsSql('g.brands', '$10')} and g.active and g.balance > 0 and g.balance_currency = $8
      and coalesce(g.expires_at >= now(), true)) as "giftCard",
  (select json_build_object('name', t.name, 'allowedDeviceProfileTypes', t.allowed_device_profile_types,
    'allowedNetworkServers', t.allowed_network_servers) from tenants t where t.id = $4::uuid) as tenant`
