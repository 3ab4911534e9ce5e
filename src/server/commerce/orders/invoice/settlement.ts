import { remainingOf, type OrderSummary } from './orderSummary.ts'

/** How the amount due was settled; the three services add up to it. */
type SettledAmounts = {
  /** without overpayments, and without refunds made before the order was fully paid */
  readonly paid: number
  /** no longer to be paid, because the order ended */
  readonly waived: number
  readonly remaining: number
}

export function settledAmounts(order: Pick<OrderSummary, 'due' | 'paid' | 'left'>): SettledAmounts {
  const remaining = remainingOf(order)
  const paid = Math.min(order.paid, order.due - remaining)
  return { paid, waived: order.due - remaining - paid, remaining }
}

export type Settlement = 'cancelled' | 'due' | 'refunded' | 'partlyRefunded' | 'paid'

/** Returns the settlement state of an order; a returned overpayment does not count as a refund. */
export function settlementOf(
  order: Pick<OrderSummary, 'status' | 'due' | 'paid' | 'left' | 'refunded'>,
): Settlement {
  const { status, due, paid, refunded } = order
  if (status === 'rejected') return 'cancelled'
  if (remainingOf(order) > 0) return 'due'
  const refundedDue = refunded - Math.max(0, paid - due)
  if (refundedDue <= 0) return 'paid'
  return refundedDue < due ? 'partlyRefunded' : 'refunded'
}
