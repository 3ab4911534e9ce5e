import { invalidRequest, type Store, type StripeObject } from './store.ts'

/** The outcome of charging a card off session. */
const outcomes: Readonly<Record<string, string>> = {
  '0341': 'card_declined',
  '3184': 'authentication_required',
}

export const chargeErrorOf = (method: StripeObject): string | undefined =>
  outcomes[lastFourOf(method)]

const lastFourOf = (method: StripeObject): string => {
  const { card } = method
  return typeof card === 'object' && card && 'last4' in card ? String(card.last4) : ''
}

/** Adds a card that a payer entered on a hosted page. */
export const addPaymentMethod = (store: Store, lastFour: string, customer: unknown): StripeObject =>
  store.add('pm', 'payment_method', {
    type: 'card',
    card: { brand: 'visa', last4: lastFour, exp_month: 4, exp_year: 2031 },
    billing_details: { name: 'Sara Ali', email: null, phone: null, address: null },
    customer: typeof customer === 'string' ? customer : null,
  })

/** Charges an intent whose payment method is known. */
export function chargeIntent(store: Store, intent: StripeObject): void {
  const method = store.find(intent['payment_method'])
  const createdCharge = store.add('ch', 'charge', {
    amount: intent['amount'],
    amount_captured: intent['amount'],
    amount_refunded: 0,
    captured: true,
    currency: intent['currency'],
    metadata: intent['metadata'],
    payment_intent: intent.id,
    payment_method_details: { type: 'card', card: method['card'] },
    refunded: false,
    status: 'succeeded',
  })
  Object.assign(intent, {
    status: 'succeeded',
    latest_charge: createdCharge.id,
    amount_received: intent['amount'],
    last_payment_error: null,
  })
}

export const declinedError = (code: string) => ({
  type: 'card_error',
  code,
  ...(code === 'card_declined' ? { decline_code: 'insufficient_funds' } : {}),
  message:
    code === 'card_declined' ? 'Your card has insufficient funds.' : 'Authentication needed.',
})

const threeDecimals = ['bhd', 'jod', 'kwd', 'omr', 'tnd']

/** Amounts are whole minor units; the last of three decimals must be 0. */
export function parseAmount(text: string | undefined, currency: string | undefined): number {
  const amount = Number(text)
  if (!currency || currency !== currency.toLowerCase()) throw invalidRequest('Invalid currency')
  if (!Number.isInteger(amount) || amount < 1)
    throw invalidRequest('Invalid integer', 'amount_too_small')
  if (threeDecimals.includes(currency) && amount % 10 !== 0) throw invalidRequest('Must end in 0')
  return amount
}
