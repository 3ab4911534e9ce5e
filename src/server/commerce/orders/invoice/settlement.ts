import { remainingOf, type Bill } from './bill.ts'

/** How what was due came to be settled; the three add up to it. */
type SettledAmounts = {
  /** without what came in beyond it, or went back before all was paid */
  readonly paid: number
  /** what nobody pays any more, because the order ended */
  readonly waived: number
  readonly remaining: number
}

export function settledAmounts(bill: Pick<Bill, 'due' | 'paid' | 'left'>): SettledAmounts {
  const remaining = remainingOf(bill)
  const paid = Math.min(bill.paid, bill.due - remaining)
  return { paid, waived: bill.due - remaining - paid, remaining }
}

export type Settlement = 'cancelled' | 'due' | 'refunded' | 'partlyRefunded' | 'paid'

/** What became of it, in one word; what came in beyond what was due and went back is no refund of it. */
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
