import { cancelBlocker } from '#domain/order/cancelBlocker.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import { retried } from '#server/engine/refusals.ts'
import { closePayments } from './closePayments.ts'
import type { Mover } from './events.ts'
import { moveOrder } from './moveOrder.ts'
import type { OrderParts } from './parts.ts'
import { lockOrder, type OrderSums } from './sums.ts'

type Cancelling = {
  readonly id: string
  readonly actor: Mover
  /** the labels of statuses, for what is said where it cannot be cancelled */
  readonly say: (status: string) => string
}

const reason = 'customer'

/**
 * Ends an unpaid order for its buyer. Where a payment is open, the time to pay ends first: nobody can
 * begin another one meanwhile, and if this process stops or the provider does not answer, the job that
 * ends unpaid orders goes on with it. Money that has come in by then keeps the order.
 */
export async function cancelOrder(parts: OrderParts, cancelling: Cancelling): Promise<void> {
  const { db } = parts
  const { id, say } = cancelling
  const deadline = await retried(() =>
    db.transaction().execute((inner) => beginToCancel(parts, inner, cancelling)),
  )
  if (deadline === undefined) return
  if (!(await closePayments(parts, id))) throw refuse('cancel_waits')
  const kept = await retried(() =>
    db.transaction().execute((inner) => finish(parts, inner, cancelling, deadline)),
  )
  if (kept) throw refusalFor(kept, say)
}

/** The time there was to pay, where payments have to be closed first; undefined: it is done. */
async function beginToCancel(
  parts: OrderParts,
  db: Database,
  cancelling: Cancelling,
): Promise<string | undefined> {
  const { id, say } = cancelling
  const order = await demandOrder(db, id)
  // Said twice is said once.
  if (order.status === 'rejected') return undefined
  if (cancelBlocker(order)) throw refusalFor(order, say)
  const open = await run(
    db,
    `select 1 from payments where order_id = $1 and state in ('new', 'open')`,
    [id],
  )
  if (!open.rows.length) {
    await reject(parts, db, cancelling)
    return undefined
  }
  await run(
    db,
    `update orders set payment_deadline = least(payment_deadline, now()), rejection_reason = $2 where id = $1`,
    [id, reason],
  )
  return order.deadline
}

/** The order, where it cannot be cancelled any more. */
async function finish(
  parts: OrderParts,
  db: Database,
  cancelling: Cancelling,
  deadline: string,
): Promise<OrderSums | undefined> {
  const { id } = cancelling
  const order = await demandOrder(db, id)
  if (order.status === 'rejected') return undefined
  if (!cancelBlocker(order)) {
    await reject(parts, db, cancelling)
    return undefined
  }
  await run(db, `update orders set payment_deadline = $2, rejection_reason = null where id = $1`, [
    id,
    deadline,
  ])
  return order
}

const reject = (parts: OrderParts, db: Database, { id, actor }: Cancelling): Promise<void> =>
  moveOrder(parts, db, { id, to: 'rejected', by: 'customer', input: { reason }, actor })

async function demandOrder(db: Database, id: string): Promise<OrderSums> {
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  return order
}

function refusalFor(order: OrderSums, say: Cancelling['say']): Refusal {
  const blocker = cancelBlocker(order)
  if (blocker === 'under_review') return refuse('cancel_under_review')
  if (blocker === 'paid') return refuse('cancel_paid')
  return refuse('order_moved', { values: { status: say(order.status) } })
}
