import { tableOf } from '#domain/keys.ts'
import { languageCodes } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { audit } from '#server/http/auditRequest.ts'
import { run, type Database } from '#server/platform/database/database.ts'
import type { ProviderCode } from '#server/commerce/payments/provider.ts'
import { retried } from '#server/engine/refusals.ts'
import { amountsIn } from '#server/platform/text/amounts.ts'
import { recordEvent } from './events.ts'
import { returnGiftCard } from './giftCard.ts'
import { notifyBuyer } from './orderMails.ts'
import type { Mover } from './events.ts'
import type { OrderParts } from './parts.ts'
import { lockOrder, settleSums, type OrderSums } from './sums.ts'
import { keepRefundedLines, undoRefundedLines, type RefundedUnits } from './refundLines.ts'
import { recordTransaction } from './transactions.ts'

type Why = {
  readonly reason: string
  readonly actor?: Mover
  /** the units of lines that it is for */
  readonly lines?: readonly RefundedUnits[] | undefined
}

/** Promises everything back that was taken. */
export async function refundAll(
  parts: OrderParts,
  db: Database,
  id: string,
  why: Why,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order || order.net <= 0) return
  await startRefund(parts, db, id, order.net, why)
  await auditRefund(db, id, { amount: order.net, currency: order.currency }, why)
}

/** What somebody gives back is audited; what goes back by itself, nobody did. */
async function auditRefund(db: Database, id: string, money: Money, why: Why): Promise<void> {
  if (!why.actor?.name) return
  const { rows } = await run<{ number: string }>(db, 'select number from orders where id = $1', [
    id,
  ])
  await audit(db, {
    event: 'refunded',
    email: rows[0]?.number ?? id,
    actor: why.actor.name,
    details: `${amountsIn('en').money(money)}: ${why.reason}`,
  })
}

/** What staff gives back, in the currency that was paid: the money first, then to the gift card. */
export async function refundByStaff(
  parts: OrderParts,
  db: Database,
  id: string,
  { amount, currency }: Money,
  why: Why,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  assertRefundable(order, { amount, currency })
  await keepRefundedLines(db, id, why.lines ?? [], why)
  await auditRefund(db, id, { amount, currency }, why)
  const money = Math.min(amount, order.net)
  if (money > 0) await startRefund(parts, db, id, money, why)
  if (money === amount) return
  await returnGiftCard(db, { order: id, most: amount - money, actor: why.actor?.name })
  const lines = money > 0 ? undefined : why.lines
  await recordEvent(db, id, 'refunded', { amount: amount - money, currency, lines }, why.actor)
  await settleSums(db, id)
  await notifyBuyer(parts, db, id, 'refunded')
}

/** What was taken and has not gone back. */
export const refundableOf = ({ net, card_paid, card_back }: OrderSums): number =>
  net + card_paid - card_back

/** At most that, in the currency that was paid; `besides` of it is not of the field that is refused. */
export function assertRefundable(
  order: OrderSums,
  { amount, currency }: Money,
  pointer = '/amount',
  besides = 0,
): void {
  if (order.currency !== currency)
    throw refuse('validation', { fields: { '/amount/currency': { key: 'field.invalid' } } })
  const most = refundableOf(order)
  if (amount > most || amount <= 0) throw tooLarge({ amount: most - besides, currency }, pointer)
}

function tooLarge(most: Money, pointer = '/amount') {
  const values = { amount: tableOf(languageCodes, (language) => amountsIn(language).money(most)) }
  return refuse('refund_too_large', {
    values,
    fields: { [pointer]: { key: 'error.refund_too_large', values } },
  })
}

/**
 * Promises money back, within the caller's transaction: the sums say so at once, so nothing is ever
 * promised twice. Each payment gives back at most what it took; a job asks the providers afterwards.
 */
export async function startRefund(
  { jobs }: OrderParts,
  db: Database,
  id: string,
  amount: number,
  { reason, actor, lines }: Why,
): Promise<void> {
  const order = await lockOrder(db, id)
  if (!order) throw refuse('not_found', { values: { what: nouns.order } })
  if (amount > order.net || amount <= 0)
    throw tooLarge({ amount: order.net, currency: order.currency })
  const { rows } = await run<{ id: string; provider: string; ref: string; left: number }>(
    db,
    `select id, provider, ref, captured - refunded as left from payments
     where order_id = $1 and captured > refunded and currency = $2 order by created_at for update`,
    [id, order.currency],
  )
  const transactions: string[] = []
  let rest = amount
  for (const payment of rows) {
    const part = Math.min(rest, payment.left)
    if (part <= 0) continue
    await run(db, 'update payments set refunded = refunded + $2 where id = $1', [payment.id, part])
    const transaction = await recordTransaction(db, {
      order: id,
      kind: 'refund',
      amount: part,
      currency: order.currency,
      state: 'pending',
      provider: payment.provider,
      reference: payment.ref,
      reason,
      actor: actor?.name,
    })
    await jobs.send(db, 'refund', { transaction })
    transactions.push(transaction)
    rest -= part
  }
  // What came by transfer goes back by transfer: staff sends it, and the record waits for that.
  if (rest > 0)
    await recordTransaction(db, {
      order: id,
      kind: 'refund',
      amount: rest,
      currency: order.currency,
      state: 'pending',
      provider: 'BANK_TRANSFER',
      reason,
      actor: actor?.name,
    })
  await run(db, 'update orders set refunded = refunded + $2 where id = $1', [id, amount])
  const { currency } = order
  const facts = { amount, currency, reason, ...(lines?.length && { lines, transactions }) }
  await recordEvent(db, id, 'refund_started', facts, actor)
  await settleSums(db, id)
}

type Pending = {
  readonly id: string
  readonly order: string
  readonly provider: ProviderCode
  readonly reference: string
  readonly amount: number
  readonly currency: Money['currency']
  readonly reason: string
}

/** Sees to what is still on its way with the provider: a bank may take days. */
export async function sendPendingRefunds({ db, jobs, providers }: OrderParts): Promise<void> {
  const { rows } = await run<{ id: string }>(
    db,
    `select id from transactions where kind = 'refund' and state = 'pending' and provider = any($1::text[])
       and reference is not null order by created_at limit 500`,
    [[...providers.keys()]],
  )
  for (const { id } of rows) await jobs.send(db, 'refund', { transaction: id }, { key: id })
}

/** Asks the provider for what was promised. The transaction is the key: asked twice, it pays back once. */
export async function sendRefund(parts: OrderParts, id: string): Promise<void> {
  const { db, providers } = parts
  const { rows } = await run<Pending>(
    db,
    `select id, order_ as order, provider, reference, amount, amount_currency as currency, reason from transactions
     where id = $1 and kind = 'refund' and state = 'pending'`,
    [id],
  )
  const [refund] = rows
  const provider = refund && providers.get(refund.provider)
  if (!provider) return
  const { amount, currency } = refund
  const sent = await provider.refund(refund.reference, {
    amount: { amount, currency },
    reason: refund.reason,
    key: refund.id,
  })
  if (sent.state === 'pending') return
  await retried(() =>
    db.transaction().execute(async (inner) => {
      // The order first: everybody locks in this sequence.
      const order = await lockOrder(inner, refund.order)
      const decided = await run(
        inner,
        `update transactions set state = $2, updated_at = now(), version = version + 1
         where id = $1 and state = 'pending' returning id`,
        [refund.id, sent.state],
      )
      if (!decided.rows.length || !order) return
      if (sent.state === 'done') {
        await recordEvent(inner, refund.order, 'refunded', { amount, currency })
        return notifyBuyer(parts, inner, refund.order, 'refunded')
      }
      await run(
        inner,
        'update payments set refunded = greatest(0, refunded - $3) where provider = $1 and ref = $2',
        [refund.provider, refund.reference, amount],
      )
      // Money in another currency never counted, so nothing of it is taken off either.
      if (currency === order.currency)
        await run(inner, 'update orders set refunded = refunded - $2 where id = $1', [
          refund.order,
          amount,
        ])
      await undoRefundedLines(inner, refund.order, refund.id)
      const facts = { amount, currency, transaction: refund.id }
      await recordEvent(inner, refund.order, 'refund_failed', facts)
      await settleSums(inner, refund.order)
    }),
  )
}
