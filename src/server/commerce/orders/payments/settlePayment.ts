import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { PaymentDetails } from '#server/commerce/payments/paymentProvider.ts'
import { retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import { notifyBuyer } from '../orderMails.ts'
import type { OrderServices } from '../orderServices.ts'
import type { PaymentRow } from './payments.ts'
import { saveCard } from './saveCard.ts'
import { refundAll, startRefund } from '../refunds/refunds.ts'
import { settleOrder } from '../settleOrder.ts'
import { lockOrder, updatePaymentStatus } from '../orderSums.ts'
import { recordTransaction } from './recordTransaction.ts'

/** Updates a payment and its order from the provider's state. Safe to repeat. */
export async function settlePayment(services: OrderServices, id: string): Promise<void> {
  const { db, providers } = services
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  const provider = payment && providers.get(payment.provider)
  if (!payment?.ref || !provider) return
  const details = await provider.retrieve(payment.ref)
  await retryTransaction(() =>
    db.transaction().execute((inner) => applyPaymentDetails(services, inner, payment, details)),
  )
}

/** Notes that the provider was asked about a payment. */
export async function recordPaymentCheck(db: Database, payment: string): Promise<void> {
  await db.updateTable('payments').set({ checked_at: now }).where('id', '=', payment).execute()
}

async function applyPaymentDetails(
  services: OrderServices,
  db: Database,
  { id, order_id: order }: PaymentRow,
  details: PaymentDetails,
): Promise<void> {
  // Lock order everywhere: the order first, then its payment.
  const sums = await lockOrder(db, order)
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!payment || !sums) return
  const newAmount = details.captured - payment.captured
  const hasEnded = details.state !== 'open' && payment.state !== details.state
  if (newAmount <= 0) await recordProviderRefund(db, payment, details)
  if (newAmount <= 0 && !hasEnded) return recordPaymentCheck(db, id)
  await db
    .updateTable('payments')
    .set((eb) => ({
      state: details.state,
      captured: eb.fn<number>('greatest', ['captured', eb.val(details.captured)]),
      failure: details.failure ?? null,
      checked_at: now,
    }))
    .where('id', '=', id)
    .execute()
  if (details.saved) await saveCard(db, order, details.saved)
  if (newAmount > 0)
    return recordCapture(services, db, { payment, details, newAmount, remaining: sums.left })
  if (details.state === 'captured') return
  // A page that was closed because its order ends is not a failed attempt.
  if (sums.live || details.state === 'failed')
    await recordOrderEvent(db, order, 'payment_failed', {
      state: details.state,
      failure: details.failure,
    })
  await updatePaymentStatus(db, order)
  await notifyBuyer(services, db, order, 'payment_failed')
}

/** Records a refund made directly at the provider, so that the sums stay correct. */
async function recordProviderRefund(
  db: Database,
  { id, order_id: order, provider, ref, refunded, currency }: PaymentRow,
  details: PaymentDetails,
): Promise<void> {
  const amount = details.refunded - refunded
  if (amount <= 0) return
  await db
    .updateTable('payments')
    .set({ refunded: details.refunded })
    .where('id', '=', id)
    .execute()
  await recordTransaction(db, {
    order,
    kind: 'refund',
    amount,
    currency: details.currency,
    state: 'done',
    provider,
    reference: ref ?? undefined,
    reason: 'provider',
  })
  if (details.currency === currency)
    await db
      .updateTable('orders')
      .set((eb) => ({ refunded: eb.fn<number>('least', ['paid', eb('refunded', '+', amount)]) }))
      .where('id', '=', order)
      .execute()
  await recordOrderEvent(db, order, 'refunded', { amount, currency: details.currency })
  await updatePaymentStatus(db, order)
}

type Capture = {
  readonly payment: PaymentRow
  readonly details: PaymentDetails
  /** received since the last check */
  readonly newAmount: number
  /** was left to pay until now */
  readonly remaining: number
}

/** Records received money. It counts if the currency is right; any excess is refunded. */
async function recordCapture(
  services: OrderServices,
  db: Database,
  { payment, details, newAmount, remaining }: Capture,
): Promise<void> {
  const order = payment.order_id
  await recordTransaction(db, {
    order,
    kind: 'charge',
    amount: newAmount,
    currency: details.currency,
    state: 'done',
    provider: payment.provider,
    reference: payment.ref ?? undefined,
    card: details.card ? `${details.card.brand} •••• ${details.card.lastFour}` : undefined,
  })
  if (details.currency !== payment.currency)
    return refundWrongCurrency(services, db, payment, newAmount, details.currency)
  await db
    .updateTable('orders')
    .set((eb) => ({ paid: eb('paid', '+', newAmount) }))
    .where('id', '=', order)
    .execute()
  await recordProviderRefund(db, payment, details)
  const sums = await updatePaymentStatus(db, order)
  if (!sums) return
  if (sums.status === 'rejected') return refundAll(services, db, order, { reason: 'late' })
  const excess = newAmount - remaining
  if (excess > 0) {
    await recordOrderEvent(db, order, 'overpaid', { amount: excess, currency: sums.currency })
    await startRefund(services, db, order, excess, { reason: 'overpaid' })
  }
  if (excess < 0) {
    await recordOrderEvent(db, order, 'partially_paid', {
      amount: newAmount,
      currency: sums.currency,
    })
    await notifyBuyer(services, db, order, 'partially_paid')
  }
  await settleOrder(services, db, order)
}

/** Refunds money in a wrong currency, which never counts as paid. */
async function refundWrongCurrency(
  { jobs }: OrderServices,
  db: Database,
  { id, order_id: order, provider, ref }: PaymentRow,
  amount: number,
  currency: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set((eb) => ({ refunded: eb.ref('captured') }))
    .where('id', '=', id)
    .execute()
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
  await recordOrderEvent(db, order, 'refund_started', { amount, currency, reason: 'currency' })
}
