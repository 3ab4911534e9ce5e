import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import { expireAllocations } from './expireAllocations.ts'
import { expireSubscriptions } from './expireSubscriptions.ts'

/**
 * Expires licences and subscriptions. Safe to repeat and to run in several processes: each record
 * is locked while it is checked, and locked records are skipped.
 */
export async function expireLicences({ db }: Pick<OrderServices, 'db'>): Promise<void> {
  await expireAllocations(db)
  await expireSubscriptions(db)
}
