import { runSql } from '#server/platform/database/database.ts'
import { expireLicences } from '#server/commerce/licences/expireLicences.ts'
import { sendLicenceReminders } from '#server/commerce/licences/sendLicenceReminders.ts'
import { demo } from '../demoData.ts'
import type { SeedContext } from '../seedContext.ts'
import { backdateOrders } from './backdate.ts'
import { createDiscounts, discountTimelines, restoreDiscounts } from './discounts.ts'
import { renumberByYear } from './renumberByYear.ts'
import { orderTimeline } from './orders.ts'
import { planOrders } from './planOrders.ts'
import { requestTimeline } from './requests.ts'
import {
  stocktakeTimeline,
  backdateLevels,
  backdateOpeningStock,
  deliveryTimeline,
} from './stock.ts'
import { runTimelines } from './timeline.ts'

/** Creates half a year of shop history day by day: orders, requests, deliveries and licences. */
export async function createHistory(
  seed: SeedContext,
): Promise<{ readonly orders: number; readonly requests: number }> {
  await backdateOpeningStock(seed)
  const campaigns = await createDiscounts(seed)
  await runTimelines([
    ...discountTimelines(seed, campaigns),
    deliveryTimeline(seed),
    stocktakeTimeline(seed),
    ...planOrders(seed.now).map((order) => orderTimeline(seed, order)),
    ...demo.requests.map((request) => requestTimeline(seed, request)),
  ])
  await restoreDiscounts(seed, campaigns)
  await backdateOrders(seed.context.db)
  await backdateLevels(seed)
  await applyExpirations(seed)
  await renumberByYear(seed)
  await backdateChanges(seed)
  // Quotes and renewals became orders as well.
  const { rows } = await runSql<{ orders: number }>(
    seed.context.db,
    'select count(*) as orders from orders',
  )
  return { orders: rows[0]?.orders ?? 0, requests: demo.requests.length }
}

/** Ends what has expired on its own day, and sends the reminders that were due. */
async function applyExpirations({ services, context: { db } }: SeedContext): Promise<void> {
  await expireLicences(services)
  for (const text of endDateSql) await runSql(db, text)
  await sendLicenceReminders(services)
}

const endDateSql: readonly string[] = [
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

/** Dates the changes of backdated records and their translations back. */
async function backdateChanges({ engineOf, context: { db } }: SeedContext): Promise<void> {
  for (const name of backdatedResources)
    await runSql(
      db,
      `update changes c set at = r.created_at from ${engineOf(name).resource.table} r
       where c.resource = $1 and c.record_id = r.id and c.at = now()`,
      [name],
    )
}

const backdatedResources = [
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
