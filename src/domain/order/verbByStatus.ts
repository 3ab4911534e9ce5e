import type { OrderStatus } from './orderStatus.ts'

/** The permission required to move an order to each status. */
export const verbByStatus: Readonly<Record<OrderStatus, 'decide' | 'ship' | 'pay'>> = {
  pending: 'decide',
  paid: 'pay',
  in_progress: 'decide',
  shipping: 'ship',
  shipped: 'ship',
  expected: 'ship',
  delivered: 'ship',
  rejected: 'decide',
}
