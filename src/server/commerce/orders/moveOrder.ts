import { sql } from 'kysely'
import {
  orderMoveBlocker,
  orderStatuses,
  type OrderActor,
  type OrderBlocker,
  type OrderMoveContext,
  type OrderStatus,
} from '#domain/order/orderStatus.ts'
import type { PaymentMethod } from '#domain/order/paymentStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, type ProblemCode, refuseField } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { lockRow } from '#server/platform/database/lockRow.ts'
import { allocateStock, releaseStock, shipStock } from '#server/commerce/stock/reservations.ts'
import { recordOrderEvent, type EventActor } from './recordOrderEvent.ts'
import { returnGiftCard } from './payments/giftCardPayments.ts'
import { issueInvoice } from './invoice/issueInvoice.ts'
import { notifyBuyer } from './orderMails.ts'
import type { OrderServices } from './orderServices.ts'
import { undoRedemption } from './checkout/redeemDiscounts.ts'
import { exceedsRefundLimit } from './refunds/exceedsRefundLimit.ts'
import { refundAll } from './refunds/refunds.ts'
import { lockOrder, updatePaymentStatus } from './orderSums.ts'
import { unitsToSendSql } from './unitsToSendSql.ts'

export type MoveInput = {
  readonly reason?: string | null | undefined
  readonly note?: string | null | undefined
  readonly carrier?: string | null | undefined
  readonly trackingNumber?: string | null | undefined
  readonly estimatedDelivery?: string | null | undefined
}

export type OrderStep = {
  readonly id: string
  readonly to: OrderStatus
  readonly by: OrderActor
  readonly input?: MoveInput
  /** the version that the caller has read */
  readonly version?: number | undefined
  readonly actor?: EventActor
  /** sends no mail, because the next step follows immediately and sends its own */
  readonly silent?: boolean
  /** the labels of statuses, for the message of a refused move */
  readonly statusLabel?: (status: OrderStatus) => string
}

type OrderToMove = {
  readonly status: OrderStatus
  readonly version: number
  readonly method: PaymentMethod
  readonly lines: OrderMoveContext['lines']
}

const isStatus = (status: string): status is OrderStatus =>
  orderStatuses.some((each) => each === status)

const blockerCodes: Readonly<Record<OrderBlocker, ProblemCode>> = {
  not_allowed: 'order_moved',
  unpaid: 'order_unpaid',
  quantities: 'quantities_differ',
  digital_only: 'digital_only',
  reason: 'validation',
  date: 'validation',
}

/**
 * Moves an order to a status with all consequences, in the caller's transaction. Refuses with
 * `stale`.
 */
export async function moveOrder(
  services: OrderServices,
  db: Database,
  {
    id,
    to,
    by,
    input = {},
    version,
    actor = {},
    silent,
    statusLabel = (status) => status,
  }: OrderStep,
): Promise<void> {
  const order = await lockOrderToMove(db, id)
  // Repeating the step has no effect.
  if (order.status === to) return
  if (version !== undefined && version !== order.version) throw refuse('stale')
  const blocker = orderMoveBlocker(
    {
      ...order,
      paymentMethod: order.method,
      consent: by === 'staff',
      reason: input.reason,
      estimatedDelivery: input.estimatedDelivery,
    },
    to,
    by,
  )
  if (blocker) throw blockerRefusal(blocker, statusLabel(order.status))
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({
      ...newVersion,
      status: to,
      carrier: input.carrier ?? undefined,
      tracking_number: input.trackingNumber ?? undefined,
      estimated_delivery: input.estimatedDelivery ?? undefined,
      rejection_reason:
        to === 'rejected' ? sql`coalesce(${input.reason ?? null}, rejection_reason)` : null,
      staff_note: input.note ?? undefined,
    })
    .where((eb) => eb.and({ id, status: order.status }))
    .executeTakeFirst()
  if (!numUpdatedRows) throw refuse('stale')
  const movementDetails = to === 'rejected' ? { reason: input.reason } : {}
  await recordOrderEvent(db, id, to === 'pending' ? 'placed' : to, movementDetails, actor)
  await followUp(services, db, { id, to, by, actor })
  if (to === 'paid' || to === 'in_progress') await issueInvoice(services, db, id)
  if (!silent) await notifyBuyer(services, db, id, to === 'pending' ? 'placed' : to)
}

type FollowUp = {
  readonly id: string
  readonly to: OrderStatus
  readonly by: OrderActor
  readonly actor: EventActor
}

/** Applies the consequences of a step for stock, discounts and money. */
async function followUp(services: OrderServices, db: Database, { id, to, by, actor }: FollowUp) {
  const facts = { order: id, actor: actor.name }
  if (to === 'paid' || to === 'in_progress') await allocateStock(db, facts)
  if (to === 'shipped') await shipStock(db, facts)
  if (to === 'delivered') {
    await services.onDelivered(db, id, actor.name)
    await shipStock(db, facts)
  }
  if (to !== 'rejected') return
  await releaseStock(db, facts)
  await undoRedemption(db, id)
  await assertMayRefundAll(db, id, by)
  await returnGiftCard(db, facts)
  await refundAll(services, db, id, { reason: 'rejected', actor })
  await updatePaymentStatus(db, id)
}

/**
 * Rejecting a paid order refunds it completely, so it must not bypass the approval of large
 * refunds.
 */
async function assertMayRefundAll(db: Database, id: string, by: OrderStep['by']): Promise<void> {
  const order = by === 'staff' ? await lockOrder(db, id) : undefined
  if (!order) return
  const refundAmount = order.net + order.card_paid - order.card_back
  if (refundAmount <= 0) return
  const amount = { amount: refundAmount, currency: order.currency }
  if (await exceedsRefundLimit(db, order, amount)) throw refuse('refund_first')
}

async function lockOrderToMove(db: Database, id: string): Promise<OrderToMove> {
  await lockRow(db, 'orders', id)
  const { rows } = await runSql<Omit<OrderToMove, 'status'> & { status: string }>(
    db,
    `select o.status, o.version, o.payment_method as method,
       coalesce((select json_agg(json_build_object('ordered', ${unitsToSendSql('l')},
         'shipped', (l.facts->>'shipped')::int, 'digital', (l.facts->>'digital')::boolean) order by l.position)
         from orders__items l where l.source_id = o.id), '[]') as lines
     from orders o where o.id = $1`,
    [id],
  )
  const [row] = rows
  if (!row || !isStatus(row.status)) throw refuse('not_found', { values: { what: nouns.order } })
  return { ...row, status: row.status }
}

function blockerRefusal(blocker: OrderBlocker, status: string) {
  if (blocker === 'reason') return refuseField('/reason', 'field.required')
  if (blocker === 'date') return refuseField('/estimatedDelivery', 'field.required')
  return refuse(blockerCodes[blocker], { values: { status } })
}
