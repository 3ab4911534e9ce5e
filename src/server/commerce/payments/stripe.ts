import Stripe from 'stripe'
import type { PaymentProvider } from './provider.ts'
import { openCheckout } from './stripe/checkout.ts'
import { withStripeErrors, stripeClient, type StripeSettings } from './stripe/client.ts'
import { factsOf, readPayment } from './stripe/facts.ts'
import { refundPayment } from './stripe/refunds.ts'
import { chargeSavedCard } from './stripe/savedCard.ts'
import { stripeVault } from './stripe/vault.ts'
import { readEvent } from './stripe/webhook.ts'

/** Stripe, by its Checkout: no card number ever comes near us. */
export function createStripe(settings: StripeSettings): PaymentProvider {
  const stripe = stripeClient(settings)
  return {
    code: 'STRIPE',
    vault: stripeVault(stripe, settings.publicUrl),
    createPayment: (order) =>
      withStripeErrors(
        async () => (await chargeSavedCard(stripe, order)) ?? (await openCheckout(stripe, order)),
      ),
    retrieve: (ref) => withStripeErrors(async () => factsOf(await readPayment(stripe, ref))),
    cancel: (ref) => withStripeErrors(() => expireCheckout(stripe, ref)),
    refund: (ref, refund) => withStripeErrors(() => refundPayment(stripe, ref, refund)),
    readWebhook: (raw, headers) => readEvent(stripe, settings.webhookSecret, raw, headers),
  }
}

/** A card that was charged without a page has ended by then. */
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
