import type { Order } from './ordersApi.ts'

type Rejection = NonNullable<Order['rejectionReason']>

const rejections: Readonly<Record<Rejection, true>> = {
  staff: true,
  customer: true,
  inventory: true,
  declined: true,
  fraud: true,
  expired: true,
  other: true,
}

/** Whether a reason is one that has words; what staff typed stands as it is. */
export const isRejection = (reason: string): reason is Rejection => reason in rejections
