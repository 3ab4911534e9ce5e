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

/** Returns whether a reason has a predefined text; staff's own texts are shown unchanged. */
export const isRejection = (reason: string): reason is Rejection => reason in rejections
