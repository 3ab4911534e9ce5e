import { runSql, type Database } from '#server/platform/database/database.ts'
import { recordOrderEvent } from './recordOrderEvent.ts'
import { notifyBuyer } from './orderMails.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderParts } from './orderParts.ts'
import { updatePaymentStatus } from './orderSums.ts'

/**
 * What follows when money has come in: a pending order that is paid in full is paid, one that nothing
 * of is sent is delivered at once. An order that staff began before hears of it all the same.
 */
export async function settleOrder(parts: OrderParts, db: Database, id: string): Promise<void> {
  const order = await updatePaymentStatus(db, id)
  if (!order || order.net < order.due) return
  if (order.status !== 'pending') return recordPaid(parts, db, id)
  await moveOrder(parts, db, { id, to: 'paid', by: 'system', silent: order.digital })
  if (order.digital) await moveOrder(parts, db, { id, to: 'delivered', by: 'system' })
}

/** Money that comes after all was paid does not pay it once more. */
async function recordPaid(parts: OrderParts, db: Database, id: string): Promise<void> {
  const notified = await runSql(
    db,
    `select 1 from order_events where order_id = $1 and kind = 'paid'`,
    [id],
  )
  if (notified.rows.length) return
  await recordOrderEvent(db, id, 'paid')
  await notifyBuyer(parts, db, id, 'paid')
}
