import type { Identity } from '#domain/access.ts'
import { formatTransferReference } from '#domain/order/orderNumbers.ts'
import { refuse } from '#domain/problem.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { PlaceOrderInput } from '../checkout/prepareOrder.ts'
import { paymentMinutes } from './paymentMinutes.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import type { OrderServices } from '../orderServices.ts'
import { setReturnTo, findOpenPayment, insertPayment } from './payments.ts'
import { startPayment, type PaymentInstructions } from './startPayment.ts'
import { lockOrder, updatePaymentStatus } from '../orderSums.ts'

/**
 * Starts a further attempt to pay an unpaid order, by the same or another method. Refuses with
 * `payment_unavailable`.
 */
export async function retryPayment(
  services: OrderServices,
  id: string,
  request: Partial<Pick<PlaceOrderInput, 'paymentMethod' | 'savedCard' | 'returnTo'>>,
): Promise<PaymentInstructions> {
  await services.db.transaction().execute(async (db) => {
    if (!(await services.acceptsOrders(db))) throw refuse('payment_unavailable')
    const order = await lockOrder(db, id)
    if (order?.status !== 'pending' || !order.live || order.left === 0)
      throw refuse('payment_not_possible')
    const method = request.paymentMethod ?? order.method
    // The deadline counts from when the order was placed; otherwise switching methods would hold
    // the stock forever.
    if (method !== order.method)
      await runSql(
        db,
        `update orders set payment_method = $2, transfer_reference = case when $2 = 'bank_transfer'
           then coalesce(transfer_reference, $3) end,
           payment_deadline = greatest(payment_deadline, placed_at + make_interval(mins => $4::int)),
           version = version + 1 where id = $1`,
        [
          id,
          method,
          formatTransferReference(order.number),
          paymentMinutes(method, services.brand.commerce),
        ],
      )
    const existing = method === 'card' ? await findOpenPayment(db, id) : undefined
    if (existing) await setReturnTo(db, existing.id, request.returnTo)
    else if (method === 'card') {
      const row = await db
        .selectFrom('orders')
        .select('payment_deadline as deadline')
        .where('id', '=', id)
        .executeTakeFirst()
      await insertPayment(services, db, id, { ...request, deadline: row?.deadline ?? '' })
    }
    await updatePaymentStatus(db, id)
  })
  const instructions = await startPayment(services, id)
  if (instructions === 'unavailable') throw refuse('payment_unavailable')
  return instructions
}

/** Saves the buyer's proof of a transfer for staff to check. */
export async function submitProof(
  { db }: OrderServices,
  id: string,
  file: string,
  { id: account }: Pick<Identity, 'id'>,
): Promise<void> {
  await db.transaction().execute(async (inner) => {
    const order = await lockOrder(inner, id)
    if (order?.method !== 'bank_transfer' || order.left === 0) throw refuse('payment_not_possible')
    await inner
      .updateTable('orders')
      .set((eb) => ({ proof: file, proof_rejection: null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await inner
      .updateTable('files')
      .set((eb) => ({ owner: eb.fn.coalesce('owner', eb.val(account)) }))
      .where('id', '=', file)
      .execute()
    await recordOrderEvent(inner, id, 'proof_submitted', {}, { id: account })
    await updatePaymentStatus(inner, id)
  })
}
