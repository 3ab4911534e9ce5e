import type { Query } from '#api/queryString.ts'
import type { TimeRange } from '#domain/datePresets.ts'
import { orderStatuses } from '#domain/order/orderStatus.ts'

/** The filters of a list of orders for those of a period. */
export const placedOrdersQuery = ({ from, to }: TimeRange): Query => ({
  'placedAt[gte]': from,
  'placedAt[lte]': to,
})

/** Those that count as orders: what was rejected is one of the states only. */
export const countedOrdersQuery = (period: TimeRange): Query => ({
  ...placedOrdersQuery(period),
  status: countedStatuses,
})

const countedStatuses = orderStatuses.filter((status) => status !== 'rejected')
