import type { NotNull } from 'kysely'
import { recordFromKeys } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, refuseField } from '#domain/problem.ts'
import { recordAuditEvent } from '#server/http/recordAuditEvent.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anyOf, newVersion } from '#server/platform/database/expressions.ts'
import { retryTransaction } from '#server/engine/writes/databaseRefusals.ts'
import { amountFormatters } from '#server/platform/text/amountFormatters.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import { returnGiftCard } from '../payments/giftCardPayments.ts'
import { notifyBuyer } from '../orderMails.ts'
import type { EventActor } from '../recordOrderEvent.ts'
import type { OrderServices } from '../orderServices.ts'
import { lockOrder, updatePaymentStatus, type OrderSums } from '../orderSums.ts'
import { saveRefundedLines, undoRefundedLines, type RefundedUnits } from './refundLines.ts'
import { recordTransaction } from '../payments/recordTransaction.ts'

type RefundDetails = {
  readonly reason: string
  readonly actor?: EventActor
  readonly lines?: readonly RefundedUnits[] | undefined
}

export async function refundAll(
  services: OrderServices,
  db: Database,
  id: string,
  details: RefundDetails,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order || order.net <= 0) return
  await startRefund(services, db, id, order.net, details)
  await auditRefund(db, id, { amount: order.net, currency: order.currency }, details)
}

/** Only refunds by people are audited; automatic ones have no author. */
async function auditRefund(
  db: Database,
  id: string,
  money: Money,
  details: RefundDetails,
): Promise<void> {
  if (!details.actor?.name) return
  const row = await db.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst()
  await recordAuditEvent(db, {
    event: 'refunded',
    email: row?.number ?? id,
    actor: details.actor.name,
    details: `${amountFormatters('en').money(money)}: ${details.reason}`,
  })
}

/**
 * Refunds in the paid currency for staff: money first, then the gift card. Refuses with
 * `not_found`.
 */
export async function refundByStaff(
  services: OrderServices,
  db: Database,
  id: string,
  { amount, currency }: Money,
  details: RefundDetails,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  assertRefundable(order, { amount, currency })
  await saveRefundedLines(db, id, details.lines ?? [], details)
  await auditRefund(db, id, { amount, currency }, details)
  const money = Math.min(amount, order.net)
  if (money > 0) await startRefund(services, db, id, money, details)
  if (money === amount) return
  await returnGiftCard(db, { order: id, max: amount - money, actor: details.actor?.name })
  const lines = money > 0 ? undefined : details.lines
  await recordOrderEvent(
    db,
    id,
    'refunded',
    { amount: amount - money, currency, lines },
    details.actor,
  )
  await updatePaymentStatus(db, id)
  await notifyBuyer(services, db, id, 'refunded')
}

/** Returns what was paid and has not been refunded. */
export const refundableOf = ({ net, card_paid, card_back }: OrderSums): number =>
  net + card_paid - card_back

/**
 * Throws if an amount exceeds what is refundable or has another currency. `otherAmount`: the part
 * of it that does not come from the field at `pointer`.
 */
export function assertRefundable(
  order: OrderSums,
  { amount, currency }: Money,
  pointer = '/amount',
  otherAmount = 0,
): void {
  if (order.currency !== currency) throw refuseField('/amount/currency', 'field.invalid')
  const max = refundableOf(order)
  if (amount > max || amount <= 0)
    throw refundTooLarge({ amount: max - otherAmount, currency }, pointer)
}

function refundTooLarge(most: Money, pointer = '/amount') {
  const values = {
    amount: recordFromKeys(languageCodes, (language) => amountFormatters(language).money(most)),
  }
  return refuse('refund_too_large', {
    values,
    fields: { [pointer]: { key: 'error.refund_too_large', values } },
  })
}

/**
 * Starts a refund in the caller's transaction. The sums change at once, so nothing can be refunded
 * twice. Each payment refunds at most what it received; a job contacts the providers afterwards.
 * Refuses with `not_found`.
 */
export async function startRefund(
  { jobs }: OrderServices,
  db: Database,
  id: string,
  amount: number,
  { reason, actor, lines }: RefundDetails,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  if (amount > order.net || amount <= 0)
    throw refundTooLarge({ amount: order.net, currency: order.currency })
  const rows = await db
    .selectFrom('payments')
    .select((eb) => ['id', 'provider', 'ref', eb('captured', '-', eb.ref('refunded')).as('left')])
    .where('order_id', '=', id)
    .whereRef('captured', '>', 'refunded')
    .where('currency', '=', order.currency)
    .orderBy('created_at')
    .forUpdate()
    .execute()
  const transactions: string[] = []
  let remaining = amount
  for (const payment of rows) {
    const part = Math.min(remaining, payment.left)
    if (part <= 0) continue
    await db
      .updateTable('payments')
      .set((eb) => ({ refunded: eb('refunded', '+', part) }))
      .where('id', '=', payment.id)
      .execute()
    const transaction = await recordTransaction(db, {
      order: id,
      kind: 'refund',
      amount: part,
      currency: order.currency,
      state: 'pending',
      provider: payment.provider,
      reference: payment.ref ?? undefined,
      reason,
      actor: actor?.name,
    })
    await jobs.send(db, 'refund', { transaction })
    transactions.push(transaction)
    remaining -= part
  }
  // Transfers are refunded by transfer: staff sends the money, and the record waits for that.
  if (remaining > 0)
    await recordTransaction(db, {
      order: id,
      kind: 'refund',
      amount: remaining,
      currency: order.currency,
      state: 'pending',
      provider: 'BANK_TRANSFER',
      reason,
      actor: actor?.name,
    })
  await db
    .updateTable('orders')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', id)
    .execute()
  const { currency } = order
  const facts = { amount, currency, reason, ...(lines?.length && { lines, transactions }) }
  await recordOrderEvent(db, id, 'refund_started', facts, actor)
  await updatePaymentStatus(db, id)
}

/** Follows up on refunds that are pending at a provider; a bank may take days. */
export async function sendPendingRefunds({ db, jobs, providers }: OrderServices): Promise<void> {
  const rows = await db
    .selectFrom('transactions')
    .select('id')
    .where('kind', '=', 'refund')
    .where('state', '=', 'pending')
    .where('provider', '=', anyOf(providers.keys()))
    .where('reference', 'is not', null)
    .orderBy('created_at')
    .limit(500)
    .execute()
  for (const { id } of rows) await jobs.send(db, 'refund', { transaction: id }, { key: id })
}

/**
 * Requests a refund from the provider. The transaction id is the idempotency key, so it pays only
 * once.
 */
export async function sendRefund(services: OrderServices, id: string): Promise<void> {
  const { db, providers } = services
  const refund = await db
    .selectFrom('transactions')
    .select([
      'id',
      'order_ as order',
      'provider',
      'reference',
      'amount',
      'amount_currency as currency',
      'reason',
    ])
    .$narrowType<{ provider: NotNull; reference: NotNull; reason: NotNull }>()
    .where('id', '=', id)
    .where('kind', '=', 'refund')
    .where('state', '=', 'pending')
    .executeTakeFirst()
  const provider = refund && providers.get(refund.provider)
  if (!provider) return
  const { amount, currency } = refund
  const result = await provider.refund(refund.reference, {
    amount: { amount, currency },
    reason: refund.reason,
    key: refund.id,
  })
  if (result.state === 'pending') return
  await retryTransaction(() =>
    db.transaction().execute(async (inner) => {
      // Lock order: the order comes first everywhere.
      const order = await lockOrder(inner, refund.order)
      const updated = await inner
        .updateTable('transactions')
        .set({ state: result.state, ...newVersion })
        .where('id', '=', refund.id)
        .where('state', '=', 'pending')
        .returning('id')
        .execute()
      if (!updated.length || !order) return
      if (result.state === 'done') {
        await recordOrderEvent(inner, refund.order, 'refunded', { amount, currency })
        return notifyBuyer(services, inner, refund.order, 'refunded')
      }
      await inner
        .updateTable('payments')
        .set((eb) => ({
          refunded: eb.fn<number>('greatest', [eb.val(0), eb('refunded', '-', amount)]),
        }))
        .where('provider', '=', provider.code)
        .where('ref', '=', refund.reference)
        .execute()
      // Money in another currency was never counted, so it is not subtracted either.
      if (currency === order.currency)
        await inner
          .updateTable('orders')
          .set((eb) => ({ refunded: eb('refunded', '-', amount) }))
          .where('id', '=', refund.order)
          .execute()
      await undoRefundedLines(inner, refund.order, refund.id)
      const facts = { amount, currency, transaction: refund.id }
      await recordOrderEvent(inner, refund.order, 'refund_failed', facts)
      await updatePaymentStatus(inner, refund.order)
    }),
  )
}
