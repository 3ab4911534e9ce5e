import type { Database } from '#server/platform/database/database.ts'
import { recordOrderEvent } from './recordOrderEvent.ts'
import { notifyBuyer } from './orderMails.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderServices } from './orderServices.ts'
import { updatePaymentStatus } from './orderSums.ts'

/**
 * Applies the consequences of received money: a fully paid pending order becomes paid, and one
 * without shipping is delivered at once. If staff started the order before, the payment is still
 * recorded.
 */
export async function settleOrder(
  services: OrderServices,
  db: Database,
  id: string,
): Promise<void> {
  const order = await updatePaymentStatus(db, id)
  if (!order || order.net < order.due) return
  if (order.status !== 'pending') return recordPaid(services, db, id)
  await moveOrder(services, db, { id, to: 'paid', by: 'system', silent: order.digital })
  if (order.digital) await moveOrder(services, db, { id, to: 'delivered', by: 'system' })
}

/** Records the full payment only once, even if more money arrives. */
async function recordPaid(services: OrderServices, db: Database, id: string): Promise<void> {
  const notified = await db
    .selectFrom('order_events')
    .where('order_id', '=', id)
    .where('kind', '=', 'paid')
    .execute()
  if (notified.length) return
  await recordOrderEvent(db, id, 'paid')
  await notifyBuyer(services, db, id, 'paid')
}
