import type { Query } from '#api/queryString.ts'
import type { TimeRange } from '#domain/datePresets.ts'
import { orderStatuses } from '#domain/order/orderStatus.ts'

/** Returns the filter of an order list for the orders of a period. */
export const placedOrdersQuery = ({ from, to }: TimeRange): Query => ({
  'placedAt[gte]': from,
  'placedAt[lte]': to,
})

/** Returns the filter for orders that count: all but rejected ones. */
export const countedOrdersQuery = (period: TimeRange): Query => ({
  ...placedOrdersQuery(period),
  status: countedStatuses,
})

const countedStatuses = orderStatuses.filter((status) => status !== 'rejected')
