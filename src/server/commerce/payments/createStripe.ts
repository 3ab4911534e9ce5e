import Stripe from 'stripe'
import type { PaymentProvider } from './paymentProvider.ts'
import { openCheckout } from './stripe/checkout.ts'
import { withStripeErrors, createStripeClient, type StripeSettings } from './stripe/stripeClient.ts'
import { paymentDetailsOf, readPayment } from './stripe/stripePayment.ts'
import { refundStripePayment } from './stripe/refundStripePayment.ts'
import { chargeSavedCard } from './stripe/chargeSavedCard.ts'
import { createStripeVault } from './stripe/createStripeVault.ts'
import { readStripeEvent } from './stripe/readStripeEvent.ts'

/** Stripe with its Checkout pages: card numbers never reach our servers. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = createStripeClient(settings)
  return {
    code: 'STRIPE',
    vault: createStripeVault(stripe, settings.publicUrl),
    createPayment: (order) =>
      withStripeErrors(
        async () => (await chargeSavedCard(stripe, order)) ?? (await openCheckout(stripe, order)),
      ),
    retrieve: (ref) =>
      withStripeErrors(async () => paymentDetailsOf(await readPayment(stripe, ref))),
    cancel: (ref) => withStripeErrors(() => expireCheckout(stripe, ref)),
    refund: (ref, refund) => withStripeErrors(() => refundStripePayment(stripe, ref, refund)),
    readWebhook: (raw, headers) => readStripeEvent(stripe, settings.webhookSecret, raw, headers),
  }
}

/** A card charged without a page has no session to expire. */
async function expireCheckout(stripe: Stripe, ref: string): Promise<void> {
  if (ref.startsWith('pi_')) return
  try {
    await stripe.checkout.sessions.expire(ref)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    const { status } = await stripe.checkout.sessions.retrieve(ref)
    if (status === 'open') throw error
  }
}
