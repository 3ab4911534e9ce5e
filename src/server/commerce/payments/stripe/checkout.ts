import Stripe from 'stripe'
import { ProviderUnavailable, type StartedPayment, type PaymentOrder } from '../paymentProvider.ts'
import { withPayment } from '../returnTo.ts'
import { toStripeAmount } from './stripeAmounts.ts'
import { parseStripeToken } from './stripeCard.ts'
import { ensureCustomer } from './ensureCustomer.ts'

type Params = Stripe.Checkout.SessionCreateParams

export const metadataOf = ({ paymentId, orderId, number, key }: PaymentOrder) => ({
  paymentId,
  orderId,
  number,
  key,
})

export async function openCheckout(stripe: Stripe, order: PaymentOrder): Promise<StartedPayment> {
  const params = await checkoutParams(stripe, order)
  const session = await stripe.checkout.sessions
    .create(params, { idempotencyKey: order.key })
    .catch(async (error: unknown) => {
      const existing =
        error instanceof Stripe.errors.StripeIdempotencyError
          ? await findExistingSession(stripe, order)
          : undefined
      if (!existing) throw error
      return existing
    })
  if (session.status !== 'open') return { ref: session.id, url: order.returnUrl }
  if (!session.url) throw new ProviderUnavailable(`Stripe: ${session.id} has no page`)
  return { ref: session.id, url: session.url }
}

async function checkoutParams(stripe: Stripe, order: PaymentOrder): Promise<Params> {
  const { amount, currency } = toStripeAmount(order.amount)
  const metadata = metadataOf(order)
  return {
    mode: 'payment',
    client_reference_id: order.orderId,
    metadata,
    locale: localeOf(order.language),
    expires_at: expiryAt(order.expiresAt),
    // Otherwise Stripe may charge in another currency, and the captured amount would not be
    // comparable.
    adaptive_pricing: { enabled: false },
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amount, product_data: { name: order.number } },
      },
    ],
    payment_intent_data: {
      metadata,
      description: order.number,
      ...(order.saveCard ? { setup_future_usage: 'off_session' } : {}),
    },
    success_url: withSessionPlaceholder(withPayment(order.returnUrl, placeholder)),
    cancel_url: order.returnUrl,
    ...(await payerParams(stripe, order)),
  }
}

async function payerParams(stripe: Stripe, order: PaymentOrder): Promise<Partial<Params>> {
  const owner = order.savedCard && parseStripeToken(order.savedCard)?.customer
  if (!owner && !order.saveCard) return { customer_email: order.customer.email }
  return {
    customer: owner || (await ensureCustomer(stripe, order.customer)),
    saved_payment_method_options: {
      allow_redisplay_filters: ['always', 'limited', 'unspecified'],
    },
  }
}

/** Stripe's pages have no Arabic; otherwise they use the browser's language. */
export const localeOf = (language: string) => (language === 'en' ? 'en' : 'auto')

const minute = 60

/** Stripe accepts 30 minutes to a day; the margin of a minute is for the request itself. */
export function expiryAt(requestedExpiry: string, now = Date.now()): number {
  const seconds = now / 1000
  const earliest = Math.ceil(seconds / minute) * minute + 31 * minute
  const latest = Math.floor(seconds / minute) * minute + (24 * 60 - 1) * minute
  const at = Math.floor(Date.parse(requestedExpiry) / 1000)
  return Math.min(Math.max(at, earliest), latest)
}

const placeholder = '{CHECKOUT_SESSION_ID}'

/** Stripe inserts the session id only where the placeholder is unencoded. */
export const withSessionPlaceholder = (url: string): string =>
  url.replace(encodeURIComponent(placeholder), placeholder)

/**
 * A clamped expiry changes over time, and Stripe refuses a known key with other parameters. The
 * page was opened before in that case, and its metadata identifies it.
 */
async function findExistingSession(stripe: Stripe, order: PaymentOrder) {
  const created = { gte: Math.floor(Date.now() / 1000) - 25 * 60 * minute }
  const { amount, currency } = toStripeAmount(order.amount)
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 })) {
    if (session.metadata?.['key'] !== order.key) continue
    return session.amount_total === amount && session.currency === currency ? session : undefined
  }
  return undefined
}
