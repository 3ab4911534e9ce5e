import Stripe from 'stripe'
import type { PaymentProvider, RefundResult } from '../paymentProvider.ts'
import { isStripeAmount, toStripeAmount } from './stripeAmounts.ts'
import { describeError } from './stripeClient.ts'
import { readPayment } from './stripePayment.ts'

const maxReasonLength = 500

export async function refundStripePayment(
  stripe: Stripe,
  ...[ref, { amount: money, reason, key }]: Parameters<PaymentProvider['refund']>
): Promise<RefundResult> {
  if (!isStripeAmount(money)) {
    return failedRefund(`${money.amount} minor units of ${money.currency} end in other than 0`)
  }
  const { intent } = await readPayment(stripe, ref)
  if (!intent) return failedRefund(`nothing was paid with ${ref}`)
  const { amount, currency } = toStripeAmount(money)
  if (intent.currency !== currency) return failedRefund(`${ref} was paid in ${intent.currency}`)
  const existing = await findExistingRefund(stripe, intent.id, key)
  if (existing) return toRefundResult(existing)
  const { paymentId = '' } = intent.metadata
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: intent.id,
        amount,
        metadata: { paymentId, key, reason: reason.slice(0, maxReasonLength) },
      },
      { idempotencyKey: `refund:${key}` },
    )
    return toRefundResult(refund)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return failedRefund(describeError(error))
    throw error
  }
}

/** Stripe forgets keys after a day, and repeats its first response until then. */
async function findExistingRefund(stripe: Stripe, intent: string, key: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return data.find(({ metadata }) => metadata?.['key'] === key)
}

const toRefundResult = ({ id, status, failure_reason: failure }: Stripe.Refund): RefundResult => ({
  ref: id,
  state: stateByStatus[status ?? ''] ?? 'pending',
  ...(failure ? { failure } : {}),
})

const failedRefund = (failure: string): RefundResult => ({ ref: '', state: 'failed', failure })

const stateByStatus: Readonly<Record<string, RefundResult['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}
