import Stripe from 'stripe'
import type { PaymentProvider, Refunded } from '../provider.ts'
import { isTakenByStripe, stripeAmount } from './amounts.ts'
import { described } from './client.ts'
import { readPayment } from './facts.ts'

const longestReason = 500

export async function giveBack(
  stripe: Stripe,
  ...[ref, { amount: money, reason, key }]: Parameters<PaymentProvider['refund']>
): Promise<Refunded> {
  if (!isTakenByStripe(money)) {
    return refused(`${money.amount} minor units of ${money.currency} end in other than 0`)
  }
  const { intent } = await readPayment(stripe, ref)
  if (!intent) return refused(`nothing was paid with ${ref}`)
  const { amount, currency } = stripeAmount(money)
  if (intent.currency !== currency) return refused(`${ref} was paid in ${intent.currency}`)
  const known = await findAgain(stripe, intent.id, key)
  if (known) return refundedOf(known)
  const { paymentId = '' } = intent.metadata
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: intent.id,
        amount,
        metadata: { paymentId, key, reason: reason.slice(0, longestReason) },
      },
      { idempotencyKey: `refund:${key}` },
    )
    return refundedOf(refund)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return refused(described(error))
    throw error
  }
}

/** Stripe forgets keys after a day, and until then repeats what it said first. */
async function findAgain(stripe: Stripe, intent: string, key: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 })
  return data.find(({ metadata }) => metadata?.['key'] === key)
}

const refundedOf = ({ id, status, failure_reason: failure }: Stripe.Refund): Refunded => ({
  ref: id,
  state: states[status ?? ''] ?? 'pending',
  ...(failure ? { failure } : {}),
})

const refused = (failure: string): Refunded => ({ ref: '', state: 'failed', failure })

const states: Readonly<Record<string, Refunded['state']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}
