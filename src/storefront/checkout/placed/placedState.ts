import type { CheckoutOrder } from '../order.ts'

export type PlacedState = 'paid' | 'transfer' | 'review' | 'unpaid' | 'ended'

export function placedStateOf({
  status,
  paymentStatus,
  paymentMethod,
  left,
}: CheckoutOrder): PlacedState {
  if (status === 'rejected') return 'ended'
  if (status !== 'pending' || !left?.amount) return 'paid'
  if (paymentMethod !== 'bank_transfer') return 'unpaid'
  return paymentStatus === 'under_review' ? 'review' : 'transfer'
}
