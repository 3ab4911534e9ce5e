import { run } from '#server/platform/database/database.ts'
import { expireLicences } from '#server/commerce/licences/expire.ts'
import { sendLicenceReminders } from '#server/commerce/licences/reminders.ts'
import { dateOrders } from './ages.ts'
import type { Demo } from './demo.ts'
import { openRequests } from './demoRequests.ts'
import { createDiscounts, discountStories, restoreDiscounts } from './discounts.ts'
import { formerRequests } from './formerRequests.ts'
import { nameYears } from './numbers.ts'
import { orderStory } from './orders.ts'
import { planOrders } from './orderPlan.ts'
import { requestStory } from './requests.ts'
import type { Seed } from './seedParts.ts'
import { countStory, dateLevels, openShop, stockStory } from './stock.ts'
import { play } from './story.ts'

/** Half a year of a shop: what was ordered, asked for, brought and given away, day after day. */
export async function createHistory(
  seed: Seed,
  demo: Demo,
): Promise<{ readonly orders: number; readonly requests: number }> {
  const requests = [...formerRequests, ...openRequests]
  await openShop(seed)
  const campaigns = await createDiscounts(seed, demo)
  await play([
    ...discountStories(seed, campaigns),
    stockStory(seed),
    countStory(seed),
    ...planOrders(seed.now).map((order) => orderStory(seed, order)),
    ...requests.map((request) => requestStory(seed, request)),
  ])
  await restoreDiscounts(seed, campaigns)
  await dateOrders(seed.context.db)
  await dateLevels(seed)
  await settle(seed)
  await nameYears(seed)
  await dateChanges(seed)
  // Quotes and renewals have become orders as well.
  const { rows } = await run<{ orders: number }>(
    seed.context.db,
    'select count(*) as orders from orders',
  )
  return { orders: rows[0]?.orders ?? 0, requests: requests.length }
}

/** What is over by now ends on its own day, and whoever was to be reminded of it was. */
async function settle({ parts, context: { db } }: Seed): Promise<void> {
  await expireLicences(parts)
  for (const text of endedOnTheirDay) await run(db, text)
  await sendLicenceReminders(parts)
}

const endedOnTheirDay: readonly string[] = [
  `update license_events e set created_at = s.period_ends_at + make_interval(days => case e.kind
     when 'suspended' then 7 when 'expired' then 37 else 0 end)
   from subscriptions s where s.id = e.subscription and e.created_at = now()`,
  `update license_events e set created_at = a.expires_at
   from license_allocation a where a.id = e.allocation and e.created_at = now()`,
  `update license_events set updated_at = created_at where updated_at = now()`,
  `update license_allocation set updated_at = expires_at where updated_at = now()`,
  `update subscriptions s set updated_at = e.at
   from (select subscription, max(created_at) as at from license_events group by 1) e
   where e.subscription = s.id and s.updated_at = now()`,
]

/** What has a past was made and translated in it. */
async function dateChanges({ engineOf, context: { db } }: Seed): Promise<void> {
  for (const name of withPast)
    await run(
      db,
      `update changes c set at = r.created_at from ${engineOf(name).resource.table} r
       where c.resource = $1 and c.record_id = r.id and c.at = now()`,
      [name],
    )
}

const withPast = [
  'products',
  'customers',
  'companies',
  'tenants',
  'tenant-users',
  'customer-groups',
  'product-groups',
  'discounts',
  'requests',
  'license-allocation',
]
