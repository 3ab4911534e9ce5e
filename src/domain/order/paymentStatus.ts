export const paymentStatuses = [
  'unpaid',
  'awaiting_payment',
  'awaiting_transfer',
  'under_review',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'failed',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentMethods = ['card', 'bank_transfer', 'purchase_order', 'gift_card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Amounts are minor units of the order's currency. */
export type PaymentSums = {
  /** the amount to pay apart from gift cards */
  readonly due: number
  /** everything ever received */
  readonly captured: number
  /** how much of `captured` was paid back */
  readonly refunded: number
  readonly method: PaymentMethod
  /** the customer's proof of a transfer */
  readonly proof: 'none' | 'submitted' | 'rejected'
  /** money may still arrive: a payment was started, or the time for the transfer is not over */
  readonly open: boolean
  /** the last attempt failed */
  readonly failed: boolean
}

/** Derives the payment status from the sums, so that the two can never disagree. */
export function paymentStatusOf(sums: PaymentSums): PaymentStatus {
  const { due, captured, refunded, method, proof, open, failed } = sums
  if (captured > 0 && refunded >= captured) return 'refunded'
  // A buyer who overpaid and got the difference back has paid.
  if (captured - refunded >= due) return 'paid'
  if (refunded > 0) return 'partially_refunded'
  if (isTransfer(method) && proof === 'submitted') return 'under_review'
  if (captured > 0) return 'partially_paid'
  if (open) return isTransfer(method) ? 'awaiting_transfer' : 'awaiting_payment'
  return failed ? 'failed' : 'unpaid'
}

const isTransfer = (method: PaymentMethod): boolean =>
  method === 'bank_transfer' || method === 'purchase_order'
