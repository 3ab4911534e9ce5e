import { run, type Database } from '#server/platform/database/database.ts'
import type { PaymentFacts } from '#server/commerce/payments/provider.ts'
import { retried } from '#server/engine/refusals.ts'
import { recordEvent } from './events.ts'
import { notifyBuyer } from './orderMails.ts'
import type { OrderParts } from './parts.ts'
import type { PaymentRow } from './payments.ts'
import { keepCard } from './keepCard.ts'
import { refundAll, startRefund } from './refunds.ts'
import { settleOrder } from './settleOrder.ts'
import { lockOrder, settleSums } from './sums.ts'
import { recordTransaction } from './transactions.ts'

/** Third phase: makes a payment and its order say what the provider says. Done twice, nothing happens twice. */
export async function settlePayment(parts: OrderParts, id: string): Promise<void> {
  const { db, providers } = parts
  const { rows } = await run<PaymentRow>(db, 'select * from payments where id = $1', [id])
  const [payment] = rows
  const provider = payment && providers.get(payment.provider)
  if (!payment?.ref || !provider) return
  const facts = await provider.retrieve(payment.ref)
  await retried(() => db.transaction().execute((inner) => applyFacts(parts, inner, payment, facts)))
}

async function applyFacts(
  parts: OrderParts,
  db: Database,
  { id, order_id: order }: PaymentRow,
  facts: PaymentFacts,
): Promise<void> {
  // The order first, then its payment: everybody locks them in this sequence.
  const sums = await lockOrder(db, order)
  const { rows } = await run<PaymentRow>(db, 'select * from payments where id = $1 for update', [
    id,
  ])
  const [payment] = rows
  if (!payment || !sums) return
  const fresh = facts.captured - payment.captured
  const ended = facts.state !== 'open' && payment.state !== facts.state
  if (fresh <= 0) await noteRefund(db, payment, facts)
  if (fresh <= 0 && !ended)
    return void (await run(db, 'update payments set checked_at = now() where id = $1', [id]))
  await run(
    db,
    `update payments set state = $2, captured = greatest(captured, $3), failure = $4, checked_at = now() where id = $1`,
    [id, facts.state, facts.captured, facts.failure ?? null],
  )
  if (facts.saved) await keepCard(db, order, facts.saved)
  if (fresh > 0) return takeIn(parts, db, { payment, facts, fresh, left: sums.left })
  if (facts.state === 'captured') return
  // A page that we closed ourselves, because its order ends, is no try that failed.
  if (sums.live || facts.state === 'failed')
    await recordEvent(db, order, 'payment_failed', { state: facts.state, failure: facts.failure })
  await settleSums(db, order)
  await notifyBuyer(parts, db, order, 'payment_failed')
}

/** Somebody gave money back at the provider, past us: the sums say so too. */
async function noteRefund(
  db: Database,
  { id, order_id: order, provider, ref, refunded, currency }: PaymentRow,
  facts: PaymentFacts,
): Promise<void> {
  const amount = facts.refunded - refunded
  if (amount <= 0) return
  await run(db, 'update payments set refunded = $2 where id = $1', [id, facts.refunded])
  await recordTransaction(db, {
    order,
    kind: 'refund',
    amount,
    currency: facts.currency,
    state: 'done',
    provider,
    reference: ref ?? undefined,
    reason: 'provider',
  })
  if (facts.currency === currency)
    await run(db, 'update orders set refunded = least(paid, refunded + $2) where id = $1', [
      order,
      amount,
    ])
  await recordEvent(db, order, 'refunded', { amount, currency: facts.currency })
  await settleSums(db, order)
}

type Taken = {
  readonly payment: PaymentRow
  readonly facts: PaymentFacts
  /** what came in since it was last looked at */
  readonly fresh: number
  /** was to be paid until now */
  readonly left: number
}

/** Money has come in. It counts if it is of the right currency, and what is too much goes back. */
async function takeIn(
  parts: OrderParts,
  db: Database,
  { payment, facts, fresh, left }: Taken,
): Promise<void> {
  const order = payment.order_id
  await recordTransaction(db, {
    order,
    kind: 'charge',
    amount: fresh,
    currency: facts.currency,
    state: 'done',
    provider: payment.provider,
    reference: payment.ref ?? undefined,
    card: facts.card ? `${facts.card.brand} •••• ${facts.card.lastFour}` : undefined,
  })
  if (facts.currency !== payment.currency)
    return sendBack(parts, db, payment, fresh, facts.currency)
  await run(db, 'update orders set paid = paid + $2 where id = $1', [order, fresh])
  await noteRefund(db, payment, facts)
  const sums = await settleSums(db, order)
  if (!sums) return
  if (sums.status === 'rejected') return refundAll(parts, db, order, { reason: 'late' })
  const tooMuch = fresh - left
  if (tooMuch > 0) {
    await recordEvent(db, order, 'overpaid', { amount: tooMuch, currency: sums.currency })
    await startRefund(parts, db, order, tooMuch, { reason: 'overpaid' })
  }
  if (tooMuch < 0) {
    await recordEvent(db, order, 'partially_paid', { amount: fresh, currency: sums.currency })
    await notifyBuyer(parts, db, order, 'partially_paid')
  }
  await settleOrder(parts, db, order)
}

/** Money nobody asked for: it never counts as paid. */
async function sendBack(
  { jobs }: OrderParts,
  db: Database,
  { id, order_id: order, provider, ref }: PaymentRow,
  amount: number,
  currency: string,
): Promise<void> {
  await run(db, 'update payments set refunded = captured where id = $1', [id])
  const transaction = await recordTransaction(db, {
    order,
    kind: 'refund',
    amount,
    currency,
    state: 'pending',
    provider,
    reference: ref ?? undefined,
    reason: 'currency',
  })
  await jobs.send(db, 'refund', { transaction })
  await recordEvent(db, order, 'refund_started', { amount, currency, reason: 'currency' })
}
