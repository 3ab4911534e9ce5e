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

/** Amounts are minor units of the currency of the order. */
export type PaymentSums = {
  /** what is to be paid besides gift cards */
  readonly due: number
  /** all that ever came in */
  readonly captured: number
  /** of that, what was given back */
  readonly refunded: number
  readonly method: PaymentMethod
  /** what the customer sent to prove a transfer */
  readonly proof: 'none' | 'submitted' | 'rejected'
  /** money may still come: a payment was begun, or the time for the transfer is not over */
  readonly open: boolean
  /** the last try was refused */
  readonly failed: boolean
}

/** Follows from the sums, so that it can never say anything else than they do. */
export function paymentStatusOf(sums: PaymentSums): PaymentStatus {
  const { due, captured, refunded, method, proof, open, failed } = sums
  if (captured > 0 && refunded >= captured) return 'refunded'
  // Who paid too much and got that back has paid.
  if (captured - refunded >= due) return 'paid'
  if (refunded > 0) return 'partially_refunded'
  if (isTransfer(method) && proof === 'submitted') return 'under_review'
  if (captured > 0) return 'partially_paid'
  if (open) return isTransfer(method) ? 'awaiting_transfer' : 'awaiting_payment'
  return failed ? 'failed' : 'unpaid'
}

const isTransfer = (method: PaymentMethod): boolean =>
  method === 'bank_transfer' || method === 'purchase_order'
