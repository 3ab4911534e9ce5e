import type { Order } from './ordersApi.ts'

/** What the buyer has to do for an order. */
export type NextStep = 'transfer' | 'pay' | 'proofAgain'

type OrderFacts = Pick<
  Order,
  'status' | 'paymentMethod' | 'paymentStatus' | 'left' | 'proofRejection'
>

/** Returns whether the order still awaits a payment. */
export const isPayable = ({ status, left }: Pick<Order, 'status' | 'left'>): boolean =>
  status === 'pending' && (left?.amount ?? 0) > 0

export function nextStepOf(order: OrderFacts): NextStep | undefined {
  if (!isPayable(order) || order.paymentStatus === 'under_review') return undefined
  if (order.paymentMethod !== 'bank_transfer') return 'pay'
  return order.proofRejection ? 'proofAgain' : 'transfer'
}
