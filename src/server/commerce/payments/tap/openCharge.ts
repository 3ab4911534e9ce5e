import { numberAt, textAt } from '../json.ts'
import { ProviderUnavailable, type StartedPayment, type PaymentOrder } from '../paymentProvider.ts'
import { withParameter } from '../returnTo.ts'
import { toMinorUnits, toTapAmount } from './tapAmounts.ts'
import type { TapApi } from './tapApi.ts'
import { parseTapToken } from './tapCard.ts'

export async function openCharge(api: TapApi, order: PaymentOrder): Promise<StartedPayment> {
  const charge = await api.post('/charges', await chargeBody(api, order), {
    lang_code: order.language,
  })
  const ref = textAt(charge, 'id')
  if (!ref) throw new ProviderUnavailable('Tap: a charge without an id')
  // For a known key, Tap returns the charge it was first used for.
  const currency = textAt(charge, 'currency') ?? ''
  const amount = toMinorUnits(numberAt(charge, 'amount') ?? Number.NaN, currency)
  if (amount !== order.amount.amount || currency !== order.amount.currency) {
    throw new ProviderUnavailable(`Tap: ${ref} is a charge of ${amount} minor units of ${currency}`)
  }
  const url = textAt(charge, 'transaction', 'url')
  const isOpen = textAt(charge, 'status') === 'INITIATED'
  if (isOpen && !url) throw new ProviderUnavailable(`Tap: ${ref} has no page`)
  // A saved card may be charged already; the payer then returns as if from Tap's page.
  return { ref, url: isOpen && url ? url : withParameter(order.returnUrl, 'tap_id', ref) }
}

async function chargeBody(api: TapApi, order: PaymentOrder) {
  const savedCard = order.savedCard === undefined ? undefined : parseTapToken(order.savedCard)
  const { paymentId, orderId, number, key } = order
  return {
    amount: toTapAmount(order.amount),
    currency: order.amount.currency,
    customer_initiated: true,
    threeDSecure: true,
    save_card: order.saveCard === true,
    description: number,
    metadata: { paymentId, orderId, number },
    reference: { transaction: paymentId, order: number, idempotent: key },
    receipt: { email: false, sms: false },
    customer: { ...toCustomer(order.customer), ...(savedCard ? { id: savedCard.customer } : {}) },
    source: { id: savedCard ? await createChargeToken(api, savedCard) : 'src_all' },
    transaction: { expiry: { period: minutesUntil(order.expiresAt), type: 'MINUTE' } },
    post: { url: order.webhookUrl },
    redirect: { url: order.returnUrl },
  }
}

/** A saved card is charged with a single-use token. */
async function createChargeToken(
  api: TapApi,
  { customer, card }: { customer: string; card: string },
): Promise<string> {
  const token = await api.post('/tokens', { saved_card: { card_id: card, customer_id: customer } })
  const id = textAt(token, 'id')
  if (!id) throw new ProviderUnavailable('Tap: a token without an id')
  return id
}

function toCustomer({ name, email }: PaymentOrder['customer']) {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.join(' ')
  return { first_name: first || email, ...(last ? { last_name: last } : {}), email }
}

/** Tap accepts five minutes to an hour. */
function minutesUntil(expiresAt: string, now = Date.now()): number {
  const minutes = Math.floor((Date.parse(expiresAt) - now) / 60_000)
  return Math.min(Math.max(minutes, 5), 60)
}
