import type { OrderParts } from '#server/commerce/orders/orderParts.ts'
import { expireAllocations } from './expireAllocations.ts'
import { expireSubscriptions } from './expireSubscriptions.ts'

/**
 * Ends what is over. Done again, or by two processes at once, nothing happens twice: each record is
 * held while it is looked at, and whoever comes second leaves it out.
 */
export async function expireLicences({ db }: Pick<OrderParts, 'db'>): Promise<void> {
  await expireAllocations(db)
  await expireSubscriptions(db)
}
