import { moveOf, type OrderStatus } from './orderStatus.ts'
import type { PaymentStatus } from './paymentStatus.ts'

type CancellableOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/** While nothing of its money is here. */
const unpaidStatuses: readonly PaymentStatus[] = [
  'unpaid',
  'awaiting_payment',
  'awaiting_transfer',
  'failed',
  'refunded',
]

/**
 * Why its buyer cannot cancel an order; undefined: they can. Who sent a proof of payment has said that
 * money is on its way, so only staff ends that order.
 */
export function cancelBlocker({
  status,
  paymentStatus,
}: CancellableOrder): 'moved' | 'paid' | 'under_review' | undefined {
  if (!moveOf(status, 'rejected')?.by.includes('customer'))
    return status === 'paid' ? 'paid' : 'moved'
  if (paymentStatus === 'under_review') return 'under_review'
  return unpaidStatuses.includes(paymentStatus) ? undefined : 'paid'
}
