import { cancelBlocker } from '#domain/order/cancelBlocker.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import { retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { closePayments } from './payments/closePayments.ts'
import type { EventActor } from './recordOrderEvent.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderServices } from './orderServices.ts'
import { lockOrder, type OrderSums } from './orderSums.ts'

type Cancellation = {
  readonly id: string
  readonly actor: EventActor
  /** the labels of statuses, for the message when it cannot be cancelled */
  readonly statusLabel: (status: string) => string
}

const reason = 'customer'

/**
 * Cancels an unpaid order for its buyer. If a payment is open, the payment deadline ends first, so
 * that no other payment can be started; if this process stops or the provider does not answer, the
 * job that expires orders finishes the cancellation. Money received by then keeps the order.
 * Refuses with `cancel_waits`.
 */
export async function cancelOrder(
  services: OrderServices,
  cancellation: Cancellation,
): Promise<void> {
  const { db } = services
  const { id, statusLabel } = cancellation
  const deadline = await retryTransaction(() =>
    db.transaction().execute((inner) => beginCancellation(services, inner, cancellation)),
  )
  if (deadline === undefined) return
  if (!(await closePayments(services, id))) throw refuse('cancel_waits')
  const blockedOrder = await retryTransaction(() =>
    db
      .transaction()
      .execute((inner) => finishCancellation(services, inner, cancellation, deadline)),
  )
  if (blockedOrder) throw cancelRefusal(blockedOrder, statusLabel)
}

/**
 * Returns the previous payment deadline if payments must be closed first; undefined: it is done.
 */
async function beginCancellation(
  services: OrderServices,
  db: Database,
  cancellation: Cancellation,
): Promise<string | undefined> {
  const { id, statusLabel } = cancellation
  const order = await requireOrder(db, id)
  // Repeating the request has no effect.
  if (order.status === 'rejected') return undefined
  if (cancelBlocker(order)) throw cancelRefusal(order, statusLabel)
  const openPayments = await db
    .selectFrom('payments')
    .where('order_id', '=', id)
    .where('state', 'in', ['new', 'open'])
    .execute()
  if (!openPayments.length) {
    await rejectOrder(services, db, cancellation)
    return undefined
  }
  await db
    .updateTable('orders')
    .set((eb) => ({
      payment_deadline: eb.fn<string>('least', ['payment_deadline', now]),
      rejection_reason: reason,
    }))
    .where('id', '=', id)
    .execute()
  return order.deadline
}

/** Returns the order if it can no longer be cancelled. */
async function finishCancellation(
  services: OrderServices,
  db: Database,
  cancellation: Cancellation,
  deadline: string,
): Promise<OrderSums | undefined> {
  const { id } = cancellation
  const order = await requireOrder(db, id)
  if (order.status === 'rejected') return undefined
  if (!cancelBlocker(order)) {
    await rejectOrder(services, db, cancellation)
    return undefined
  }
  await db
    .updateTable('orders')
    .set({ payment_deadline: deadline, rejection_reason: null })
    .where('id', '=', id)
    .execute()
  return order
}

const rejectOrder = (
  services: OrderServices,
  db: Database,
  { id, actor }: Cancellation,
): Promise<void> =>
  moveOrder(services, db, { id, to: 'rejected', by: 'customer', input: { reason }, actor })

async function requireOrder(db: Database, id: string): Promise<OrderSums> {
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  return order
}

function cancelRefusal(order: OrderSums, statusLabel: Cancellation['statusLabel']): Refusal {
  const blocker = cancelBlocker(order)
  if (blocker === 'under_review') return refuse('cancel_under_review')
  if (blocker === 'paid') return refuse('cancel_paid')
  return refuse('order_moved', { values: { status: statusLabel(order.status) } })
}
