import type Stripe from 'stripe'
import { cardBrandName } from '../cardBrandName.ts'
import type { PaymentDetails } from '../paymentProvider.ts'
import { toCard } from './stripeCard.ts'

type State = PaymentDetails['state']

const expand = ['latest_charge', 'payment_method']

/** Reads the Stripe object of a reference: a Checkout page, or a card charged without one. */
export async function readPayment(stripe: Stripe, ref: string): Promise<StripePayment> {
  if (ref.startsWith('pi_')) {
    const intent = await stripe.paymentIntents.retrieve(ref, { expand })
    return { intent, currency: intent.currency }
  }
  const session = await stripe.checkout.sessions.retrieve(ref, {
    expand: ['payment_intent', ...expand.map((each) => `payment_intent.${each}`)],
  })
  const intent = asExpanded(session.payment_intent)
  return { session, ...(intent ? { intent } : {}), currency: session.currency ?? '' }
}

type StripePayment = {
  readonly session?: Stripe.Checkout.Session
  readonly intent?: Stripe.PaymentIntent
  readonly currency: string
}

export function paymentDetailsOf({ session, intent, currency }: StripePayment): PaymentDetails {
  const state = stateOf(session, intent)
  const charge = asExpanded(intent?.latest_charge)
  const card = charge?.payment_method_details?.card
  const method = asExpanded(intent?.payment_method)
  const saved = method && intent?.setup_future_usage ? toCard(method) : undefined
  const error = intent?.last_payment_error
  const isPaid = state === 'captured' && charge?.status === 'succeeded'
  return {
    state,
    captured: isPaid ? charge.amount_captured : 0,
    refunded: isPaid ? charge.amount_refunded : 0,
    currency: currency.toUpperCase(),
    ...(isPaid && card?.brand && card.last4
      ? { card: { brand: cardBrandName(card.brand), lastFour: card.last4 } }
      : {}),
    ...(isPaid && saved ? { saved } : {}),
    ...(state === 'failed' && error
      ? { failure: [error.decline_code ?? error.code, error.message].filter(Boolean).join(': ') }
      : {}),
  }
}

function stateOf(session?: Stripe.Checkout.Session, intent?: Stripe.PaymentIntent): State {
  if (intent?.status === 'succeeded') return 'captured'
  // A card declined on an open page is only one of several attempts.
  if (session?.status === 'open') return 'open'
  if (session?.status === 'expired') return 'expired'
  return stateByStatus[intent?.status ?? ''] ?? 'open'
}

const stateByStatus: Readonly<Record<string, State>> = {
  requires_payment_method: 'failed',
  requires_action: 'failed',
  canceled: 'cancelled',
}

const asExpanded = <T extends object>(value: string | T | null | undefined): T | undefined =>
  typeof value === 'object' && value !== null ? value : undefined
