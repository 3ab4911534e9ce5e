import type { FullLanguage } from '#domain/locale.ts'
import { runSql } from '#server/platform/database/database.ts'
import { createTransactionBehaviour } from '#server/commerce/orders/payments/transactionBehaviour.ts'
import { retryPayment, submitProof } from '#server/commerce/orders/payments/payOrder.ts'
import { openPayment, findOpenPayment } from '#server/commerce/orders/payments/payments.ts'
import { refundByStaff, sendRefund } from '#server/commerce/orders/refunds/refunds.ts'
import { settlePayment } from '#server/commerce/orders/payments/settlePayment.ts'
import { recordTransfer, rejectProof } from '#server/commerce/orders/payments/recordTransfer.ts'
import { getTestCard, type TestCardName } from '#server/commerce/payments/testCards.ts'
import { capturePayment, declineCard, maxDeclines } from '#server/commerce/payments/testPayments.ts'
import type { OrderAction } from './orders.ts'
import type { SeedContext } from '../seedContext.ts'

/** Actions on the money of an order. */

/** Pays at once, while the buyer is still there. */
export async function payByCard(seed: SeedContext, id: string, card: TestCardName): Promise<void> {
  const { services } = seed
  const payment = await findOpenPayment(services.db, id)
  // A gift card may have covered the whole amount.
  if (!payment) return
  await openPayment(services, payment)
  const { rows } = await runSql<{ ref: string }>(
    services.db,
    'select ref from payments where id = $1',
    [payment.id],
  )
  const ref = rows[0]?.ref ?? ''
  if (getTestCard(card).paying === 'captured') await capturePayment(ref, card, services.db)
  else
    for (let tries = 0; tries < maxDeclines; tries += 1) await declineCard(ref, card, services.db)
  await settlePayment(services, payment.id)
}

export const payInFull: OrderAction = (seed, id) => transfer(seed, id, 100)

export const payInPart: OrderAction = (seed, id, { details }) =>
  transfer(seed, id, details.percent ?? 50)

export const overpay: OrderAction = (seed, id) => transfer(seed, id, 104)

async function transfer(
  { services, context }: SeedContext,
  id: string,
  percent: number,
): Promise<void> {
  const { brand } = services
  const { due, number } = await sumsOf(services.db, id)
  const amount = { amount: Math.round((due * percent) / 100), currency: brand.currency }
  const reference = `FT${number.slice(-6)}`
  await recordTransfer(services, { id, amount, reference, receivedAt: undefined }, {}, context)
}

/** Uploads a picture of the transfer, which waits for approval by staff. */
export const sendProof: OrderAction = async ({ services, proofs }, id) => {
  const { buyer, language } = await sumsOf(services.db, id)
  await submitProof(services, id, proofs[language], { id: buyer })
}

export const rejectTransferProof: OrderAction = ({ services }, id, { details }) =>
  rejectProof(services, services.db, id, details.reason ?? '', {})

/** The buyer chose a bank transfer and now prefers to pay by card. */
export const changeToCard: OrderAction = async ({ services }, id) => {
  await retryPayment(services, id, { paymentMethod: 'card' })
}

/** Refunds some or all of the money; cards immediately, a transfer when staff has made it. */
export const refund: OrderAction = async ({ services }, id, { details }) => {
  const { db, brand } = services
  const { due } = await sumsOf(db, id)
  const amount = Math.round((due * (details.percent ?? 100)) / 100)
  const refundReason = { reason: details.reason ?? '' }
  await refundByStaff(services, db, id, { amount, currency: brand.currency }, refundReason)
  await sendRefunds({ services }, id)
}

/** Sends the refunds of providers, as the background job does. */
export async function sendRefunds(
  { services }: Pick<SeedContext, 'services'>,
  id: string,
): Promise<void> {
  for (const transaction of await pendingRefunds(services.db, id))
    await sendRefund(services, transaction)
}

/** Records that staff has made the transfer back. */
export const sendTransferRefund: OrderAction = async ({ services, context }, id) => {
  const { number } = await sumsOf(services.db, id)
  for (const transaction of await pendingRefunds(services.db, id))
    await createTransactionBehaviour(services).actions?.sent?.(
      transaction,
      { reference: `OUT${number.slice(-6)}` },
      context,
      undefined,
    )
}

async function pendingRefunds(
  db: SeedContext['services']['db'],
  order: string,
): Promise<readonly string[]> {
  const { rows } = await runSql<{ id: string }>(
    db,
    `select id from transactions where order_ = $1 and kind = 'refund' and state = 'pending' order by id`,
    [order],
  )
  return rows.map(({ id }) => id)
}

type OrderSums = {
  readonly due: number
  readonly number: string
  readonly buyer: string
  readonly language: FullLanguage
}

async function sumsOf(db: SeedContext['services']['db'], id: string): Promise<OrderSums> {
  const { rows } = await runSql<OrderSums>(
    db,
    'select due, number, buyer_id as buyer, language from orders where id = $1',
    [id],
  )
  if (!rows[0]) throw new Error(`The demo data has no order ${id}`)
  return rows[0]
}
