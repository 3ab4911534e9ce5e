import type { OrderStatus } from './orderStatus.ts'

/** The permission that a step to each status asks for. */
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
