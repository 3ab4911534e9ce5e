import { remainingOf, type Bill } from './bill.ts'

/** How the amount due was settled; the three services add up to it. */
type SettledAmounts = {
  /** without overpayments, and without refunds made before the order was fully paid */
  readonly paid: number
  /** no longer to be paid, because the order ended */
  readonly waived: number
  readonly remaining: number
}

export function settledAmounts(bill: Pick<Bill, 'due' | 'paid' | 'left'>): SettledAmounts {
  const remaining = remainingOf(bill)
  const paid = Math.min(bill.paid, bill.due - remaining)
  return { paid, waived: bill.due - remaining - paid, remaining }
}

export type Settlement = 'cancelled' | 'due' | 'refunded' | 'partlyRefunded' | 'paid'

/** Returns the settlement state of a bill; a returned overpayment does not count as a refund. */
export function settlementOf(
  bill: Pick<Bill, 'status' | 'due' | 'paid' | 'left' | 'refunded'>,
): Settlement {
  const { status, due, paid, refunded } = bill
  if (status === 'rejected') return 'cancelled'
  if (remainingOf(bill) > 0) return 'due'
  const refundedDue = refunded - Math.max(0, paid - due)
  if (refundedDue <= 0) return 'paid'
  return refundedDue < due ? 'partlyRefunded' : 'refunded'
}
