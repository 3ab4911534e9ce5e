import type Stripe from 'stripe'
import { InvalidWebhookError, type WebhookEvent, type WebhookHeaders } from '../paymentProvider.ts'

/** Verified over the raw bytes: the same JSON in another spelling has another signature. */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  raw: Buffer,
  headers: WebhookHeaders,
): WebhookEvent {
  const event = verifyEvent(stripe, secret, raw, headers['stripe-signature'])
  return { eventId: event.id, type: event.type, ...eventSubject(event) }
}

function verifyEvent(
  stripe: Stripe,
  secret: string,
  raw: Buffer,
  signature: string | string[] | undefined,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(raw, signature ?? '', secret)
  } catch (error) {
    throw new InvalidWebhookError(error instanceof Error ? error.message.split('\n')[0] : undefined)
  }
}

/**
 * Saved cards and refunds refer to the payment but not to its page, so our own id identifies them.
 */
function eventSubject(event: Stripe.Event): Pick<WebhookEvent, 'ref' | 'paymentId'> {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.async_payment_failed' ||
    event.type === 'checkout.session.expired'
  ) {
    const { id, mode, metadata } = event.data.object
    return mode === 'payment' ? { ref: id, ...readPaymentId(metadata) } : {}
  }
  if (
    event.type === 'payment_intent.succeeded' ||
    event.type === 'payment_intent.payment_failed' ||
    event.type === 'charge.refunded' ||
    event.type === 'refund.updated' ||
    event.type === 'refund.failed'
  ) {
    return readPaymentId(event.data.object.metadata)
  }
  return {}
}

const readPaymentId = (metadata: Stripe.Metadata | null): { paymentId?: string } => {
  const paymentId = metadata?.['paymentId']
  return paymentId ? { paymentId } : {}
}
