import Stripe from 'stripe'
import type { StartedPayment, PaymentOrder } from '../paymentProvider.ts'
import { withPayment } from '../returnTo.ts'
import { toStripeAmount } from './stripeAmounts.ts'
import { parseStripeToken } from './stripeCard.ts'
import { metadataOf } from './checkout.ts'

/**
 * Charges a saved card without a page. Returns undefined if the payer has to confirm it after all.
 */
export async function chargeSavedCard(
  stripe: Stripe,
  order: PaymentOrder,
): Promise<StartedPayment | undefined> {
  const card = order.savedCard === undefined ? undefined : parseStripeToken(order.savedCard)
  if (!card) return undefined
  const toStartedPayment = (ref: string): StartedPayment => ({
    ref,
    url: withPayment(order.returnUrl, ref),
  })
  try {
    const { id, status } = await stripe.paymentIntents.create(
      {
        ...toStripeAmount(order.amount),
        customer: card.customer,
        payment_method: card.method,
        confirm: true,
        off_session: true,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: order.number,
        metadata: metadataOf(order),
      },
      { idempotencyKey: `${order.key}:card` },
    )
    return status === 'requires_action' ? undefined : toStartedPayment(id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error
    if (error.code === 'authentication_required') return undefined
    if (!error.payment_intent) throw error
    return toStartedPayment(error.payment_intent.id)
  }
}
