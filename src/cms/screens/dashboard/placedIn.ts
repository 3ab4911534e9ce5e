import type { Query } from '#api/queryString.ts'
import type { MomentRange } from '#domain/datePresets.ts'

/** The filters of a list of orders for those of a period. */
export const placedIn = ({ from, to }: MomentRange): Query => ({
  'placedAt[gte]': from,
  'placedAt[lte]': to,
})
