import type { OrderStatus } from '#domain/order/orderStatus.ts'

/** The permission that a step to each status asks for; the declared actions ask for the same. */
export const verbOfMove: Readonly<Record<OrderStatus, 'decide' | 'ship' | 'pay'>> = {
  pending: 'decide',
  paid: 'pay',
  in_progress: 'decide',
  shipping: 'ship',
  shipped: 'ship',
  expected: 'ship',
  delivered: 'ship',
  rejected: 'decide',
}
