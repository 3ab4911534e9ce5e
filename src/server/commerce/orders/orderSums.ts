import type { OrderStatus } from '#domain/order/orderStatus.ts'
import {
  paymentStatusOf,
  type PaymentMethod,
  type PaymentStatus,
} from '#domain/order/paymentStatus.ts'
import type { Currency } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { lockRow } from '#server/platform/database/lockRow.ts'

/**
 * SQL for the amount left to pay of a row `o`. Once an order was fully paid, refunds do not make it
 * due again.
 */
export const leftToPaySql = (o: string): string =>
  `(case when ${o}.status = 'rejected' or exists (select 1 from order_events e where e.order_id = ${o}.id and e.kind = 'paid')
     then 0 else greatest(0, ${o}.due - ${o}.paid + ${o}.refunded) end)`

/** SQL for the refundable amount: money and gift card payments. */
export const refundableSql = (o: string): string =>
  `(${o}.paid - ${o}.refunded + coalesce((select sum(u.amount - u.returned)::bigint from gift_card_uses u
     where u.order_id = ${o}.id), 0))`

/** SQL for whether an order needs no shipping. */
export const isDigitalSql = (o: string): string =>
  `(not exists (select 1 from orders__items l where l.source_id = ${o}.id and not (l.facts->>'digital')::boolean))`

/**
 * SQL for whether the latest proof of payment waits for staff: neither rejected nor followed by a
 * transfer.
 */
const proofWaitsSql = `coalesce((select e.kind = 'proof_submitted' from order_events e where e.order_id = o.id
  and e.kind in ('proof_submitted', 'proof_refused', 'partially_paid') order by e.id desc limit 1), false)`

export type OrderSums = {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly rejection_reason: string | null
  readonly deadline: string
  readonly method: PaymentMethod
  readonly due: number
  readonly paid: number
  readonly refunded: number
  /** received minus refunded */
  readonly net: number
  /** left to pay */
  readonly left: number
  /** paid with a gift card, and how much of that was returned to the card */
  readonly card_paid: number
  readonly card_back: number
  readonly currency: Currency
  readonly proof_rejection: string | null
  /** whether a proof of payment waits for staff */
  readonly proof_waits: boolean
  readonly version: number
  readonly live: boolean
  readonly failed: boolean
  /** whether it needs no shipping */
  readonly digital: boolean
}

/** Locks an order until the transaction ends. */
export async function lockOrder(db: Database, id: string): Promise<OrderSums | undefined> {
  await lockRow(db, 'orders', id)
  return readOrder(db, id)
}

/** Reads an order without locking it. */
export async function readOrder(db: Database, id: string): Promise<OrderSums | undefined> {
  const { rows } = await runSql<OrderSums>(
    db,
    `select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.rejection_reason,
       o.payment_deadline as deadline, o.payment_method as method, o.due, o.paid, o.refunded, o.paid - o.refunded as net, ${leftToPaySql('o')} as left,
       coalesce((select sum(u.amount)::bigint from gift_card_uses u where u.order_id = o.id), 0) as card_paid,
       coalesce((select sum(u.returned)::bigint from gift_card_uses u where u.order_id = o.id), 0) as card_back,
       o.due_currency as currency, o.proof_rejection, ${proofWaitsSql} as proof_waits, o.version,
       (o.status <> 'rejected' and o.payment_deadline > now()) as live,
       exists (select 1 from payments p where p.order_id = o.id and p.state in ('failed', 'cancelled', 'expired'))
         and not exists (select 1 from payments p where p.order_id = o.id and p.state in ('new', 'open')) as failed,
       ${isDigitalSql('o')} as digital
     from orders o where o.id = $1`,
    [id],
  )
  return rows[0]
}

/**
 * Derives the payment status from the sums; every change of a sum calls this in its transaction.
 */
export async function updatePaymentStatus(
  db: Database,
  id: string,
): Promise<OrderSums | undefined> {
  const order = await lockOrder(db, id)
  if (!order) return undefined
  // Once everything is paid, the gift card share counts like any other money.
  const giftCardShare = order.paid >= order.due ? order.card_paid : 0
  const status = paymentStatusOf({
    due: order.due + giftCardShare,
    captured: order.paid + giftCardShare,
    refunded: order.refunded + (giftCardShare && order.card_back),
    method: order.method,
    proof:
      order.status !== 'rejected' && order.proof_waits
        ? 'submitted'
        : order.proof_rejection
          ? 'rejected'
          : 'none',
    open: order.live && !order.failed,
    failed: order.failed,
  })
  await db
    .updateTable('orders')
    .set({ payment_status: status, ...newVersion })
    .where('id', '=', id)
    .where('payment_status', 'is distinct from', status)
    .execute()
  return order
}
