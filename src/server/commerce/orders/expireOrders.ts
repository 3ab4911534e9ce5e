import { runSql } from '#server/platform/database/database.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import { closePayments } from './closePayments.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderParts } from './orderParts.ts'
import { lockOrder } from './orderSums.ts'

/** How many one round takes; the next one goes on. */
const batchSize = 100

/**
 * Ends orders that were not paid in time. Their open payments are ended with the provider first, so
 * that no money comes for an order that is gone; what came after all goes back.
 */
export async function expireOrders(parts: OrderParts): Promise<void> {
  const { db } = parts
  const { rows } = await runSql<{ id: string }>(
    db,
    // What a provider holds open that is gone from here, only staff can close.
    `select o.id from orders o where o.status = 'pending' and o.payment_deadline < now() and o.brand = any($2::text[])
       and o.payment_status not in ('under_review', 'partially_paid')
       and not exists (select 1 from payments p where p.order_id = o.id and p.state in ('new', 'open')
         and p.ref is not null and p.provider <> all($1::text[]))
     order by o.payment_deadline limit ${batchSize}`,
    [[...parts.providers.keys()], parts.brandKeys()],
  )
  await forEachSettled(rows, async ({ id }) => {
    if (await closePayments(parts, id)) await expireOrder(parts, id)
  })
}

const expireOrder = ({ db, ...parts }: OrderParts, id: string): Promise<void> =>
  db.transaction().execute(async (inner) => {
    const order = await lockOrder(inner, id)
    if (order?.status !== 'pending' || order.live || order.net > 0) return
    // Whose buyer cancelled it while its provider did not answer ends as cancelled.
    const input = { reason: order.rejection_reason ?? 'expired' }
    await moveOrder({ db, ...parts }, inner, { id, to: 'rejected', by: 'system', input })
  })
