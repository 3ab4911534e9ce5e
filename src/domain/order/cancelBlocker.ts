import { moveOf, type OrderStatus } from './orderStatus.ts'
import type { PaymentStatus } from './paymentStatus.ts'

type CancellableOrder = {
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/** Payment statuses before any money has arrived. */
const unpaidStatuses: readonly PaymentStatus[] = [
  'unpaid',
  'awaiting_payment',
  'awaiting_transfer',
  'failed',
  'refunded',
]

/**
 * Returns why the buyer cannot cancel an order; undefined: they can. After a buyer has sent a proof
 * of payment, money may be on its way, so only staff can reject the order.
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
