import type { Money } from '#domain/money.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import { refundOrRequest } from '../refunds/refundApproval.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Context } from '#server/engine/context.ts'
import { recordOrderEvent, type EventActor } from '../recordOrderEvent.ts'
import { notifyBuyer } from '../orderMails.ts'
import type { OrderServices } from '../orderServices.ts'
import { settleOrder } from '../settleOrder.ts'
import { lockOrder, updatePaymentStatus } from '../orderSums.ts'
import { recordTransaction } from './recordTransaction.ts'

type Transfer = {
  readonly id: string
  readonly amount: Money
  /** the bank's reference */
  readonly reference: string
  readonly receivedAt: string | undefined
}

/**
 * Records a transfer that staff found on the bank account: partial, full or too much. The excess is
 * refunded in the name of whoever recorded it; above their limit it waits for a second person.
 * Refuses with `payment_not_possible` or `duplicate`.
 */
export async function recordTransfer(
  services: OrderServices,
  { id, amount, reference, receivedAt }: Transfer,
  actor: EventActor,
  context: Context,
): Promise<void> {
  const { db } = context
  const order = await lockOrder(db, id)
  if (!order || (order.status !== 'rejected' && order.left === 0))
    throw refuse('payment_not_possible')
  if (amount.currency !== order.currency || amount.amount <= 0)
    throw refuseField('/amount', 'field.invalid')
  const recorded = await db
    .selectFrom('transactions')
    .where('order_', '=', id)
    .where('kind', '=', 'transfer')
    .where('reference', '=', reference)
    .execute()
  if (recorded.length)
    throw refuse('duplicate', { fields: { '/bankReference': { key: 'field.duplicate' } } })
  await recordTransaction(db, {
    order: id,
    kind: 'transfer',
    ...amount,
    state: 'done',
    provider: 'BANK_TRANSFER',
    reference,
    reason: receivedAt,
    actor: actor.name,
  })
  await db
    .updateTable('orders')
    .set((eb) => ({
      paid: eb('paid', '+', amount.amount),
      proof_rejection: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const refundExcess = (money: Money, reason: string) =>
    refundOrRequest(services, { order: id, amount: money, reason, by: 'transfer' }, context)
  // It arrived for a rejected order.
  if (order.status === 'rejected') return void (await refundExcess(amount, 'late'))
  const facts = { amount: amount.amount, currency: amount.currency }
  if (amount.amount < order.left) {
    await recordOrderEvent(db, id, 'partially_paid', facts, actor)
    await updatePaymentStatus(db, id)
    return notifyBuyer(services, db, id, 'partially_paid')
  }
  const excess = amount.amount - order.left
  if (excess > 0) {
    await recordOrderEvent(db, id, 'overpaid', { ...facts, amount: excess }, actor)
    await refundExcess({ ...amount, amount: excess }, 'overpaid')
  }
  await settleOrder(services, db, id)
}

/**
 * Rejects a proof that shows no payment; the buyer is notified and may send another. Refuses with
 * `action_not_allowed`.
 */
export async function rejectProof(
  services: OrderServices,
  db: Database,
  id: string,
  reason: string,
  actor: EventActor,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order?.proof_waits) throw refuse('action_not_allowed')
  await db
    .updateTable('orders')
    .set((eb) => ({ proof_rejection: reason, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await recordOrderEvent(db, id, 'proof_refused', { reason }, actor)
  await updatePaymentStatus(db, id)
  await notifyBuyer(services, db, id, 'proof_refused')
}
