import { runSql } from '#server/platform/database/database.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import { closePayments } from './payments/closePayments.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderServices } from './orderServices.ts'
import { lockOrder } from './orderSums.ts'

const batchSize = 100

/**
 * Rejects orders that were not paid in time. Open payments are closed with the provider first, so
 * that no money arrives for a rejected order; any that still does is refunded.
 */
export async function expireOrders(services: OrderServices): Promise<void> {
  const { db } = services
  const { rows } = await runSql<{ id: string }>(
    db,
    // Payments at a provider that is no longer configured can only be closed by staff.
    `select o.id from orders o where o.status = 'pending' and o.payment_deadline < now() and o.brand = any($2::text[])
       and o.payment_status not in ('under_review', 'partially_paid')
       and not exists (select 1 from payments p where p.order_id = o.id and p.state in ('new', 'open')
         and p.ref is not null and p.provider <> all($1::text[]))
     order by o.payment_deadline limit ${batchSize}`,
    [[...services.providers.keys()], services.brandKeys()],
  )
  await forEachSettled(rows, async ({ id }) => {
    if (await closePayments(services, id)) await expireOrder(services, id)
  })
}

const expireOrder = ({ db, ...services }: OrderServices, id: string): Promise<void> =>
  db.transaction().execute(async (inner) => {
    const order = await lockOrder(inner, id)
    if (order?.status !== 'pending' || order.live || order.net > 0) return
    // An order whose buyer cancelled it while the provider did not answer is rejected as cancelled.
    const input = { reason: order.rejection_reason ?? 'expired' }
    await moveOrder({ db, ...services }, inner, { id, to: 'rejected', by: 'system', input })
  })
