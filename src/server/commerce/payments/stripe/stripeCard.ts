import type Stripe from 'stripe'
import { cardBrandName, formatExpiry } from '../cardBrandName.ts'
import type { Card } from '../cardVault.ts'

/** A card is charged together with its customer, so the token contains both. */
export function toCard(method: Stripe.PaymentMethod): Card | undefined {
  const { id, card, customer, billing_details: billing } = method
  const owner = typeof customer === 'string' ? customer : customer?.id
  if (!card || !owner) return undefined
  return {
    token: `${owner}/${id}`,
    provider: 'stripe',
    brand: cardBrandName(card.brand),
    lastFour: card.last4,
    expiry: formatExpiry(card.exp_month, card.exp_year),
    holder: billing.name ?? '',
  }
}

/** Returns undefined for a token of another provider. */
export function parseStripeToken(token: string): { customer: string; method: string } | undefined {
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(token) ?? []
  return customer && method ? { customer, method } : undefined
}
