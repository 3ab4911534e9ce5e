import { orderStatuses, type OrderStatus } from '#domain/order/orderStatus.ts'
import type { Money } from '#domain/money.ts'
import { runSql } from '#server/platform/database/database.ts'
import { readableEngine, listFilter, type DashboardRequest } from './dashboardRequest.ts'

type Group = {
  readonly bucket: number
  readonly status: OrderStatus
  readonly own: boolean | null
  readonly count: number
  readonly total: number | null
}

/**
 * Returns the figures of orders; rejected ones appear in the counts by status only. Revenue is the
 * total of the others in the shop's currency, and the average is of the same orders.
 */
export async function readOrderFigures(request: DashboardRequest) {
  const orders = readableEngine(request, 'orders')
  if (!orders) return null
  const { period, currency, context } = request
  const { from, to, before, starts } = period
  const where = listFilter(request, orders, { 'placedAt[gte]': before.from, 'placedAt[lte]': to })
  const bounds = [afterLast(before.to), from, ...starts.slice(1)]
  const next = where.values.length + 1
  const { rows } = await runSql<Group>(
    context.db,
    `select width_bucket(a.placed_at, $${next}::timestamptz[]) as bucket, a.status,
       a.total_currency = $${next + 1}::text as own, count(*) as count, sum(a.total) as total
     from orders a ${where.sql} group by 1, 2, 3`,
    [...where.values, bounds, currency],
  )
  const money = (amount: number): Money => ({ amount, currency })
  const currentGroups = rows.filter(({ bucket }) => bucket >= firstBucket)
  const previousGroups = rows.filter(({ bucket }) => bucket === bucketBefore)
  const average = (groups: readonly Group[]): Money | null => {
    const soldCount = countOf(groups.filter(countsAsRevenue))
    return soldCount ? money(Math.round(revenueOf(groups) / soldCount)) : null
  }
  const buckets = Map.groupBy(currentGroups, ({ bucket }) => bucket - firstBucket)
  return {
    orders: { value: countPlaced(currentGroups), before: countPlaced(previousGroups) },
    revenue: { value: money(revenueOf(currentGroups)), before: money(revenueOf(previousGroups)) },
    averageOrder: { value: average(currentGroups), before: average(previousGroups) },
    otherCurrencies: countPlaced(currentGroups.filter(({ own }) => !own)),
    series: starts.map((at, index) => {
      const groups = buckets.get(index) ?? []
      return { at, orders: countPlaced(groups), revenue: money(revenueOf(groups)) }
    }),
    byStatus: orderStatuses.map((status) => ({
      status,
      count: countOf(currentGroups.filter((group) => group.status === status)),
    })),
  }
}

/** Bucket 0 is the previous period; bucket 1 is the part of it that is not compared yet. */
const bucketBefore = 0
const firstBucket = 2

/** Ranges include their end, so the bound is one millisecond later. */
const afterLast = (moment: string): string => new Date(Date.parse(moment) + 1).toISOString()

const isPlaced = ({ status }: Group): boolean => status !== 'rejected'

const countsAsRevenue = (group: Group): boolean => group.own === true && isPlaced(group)

const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0)

const countPlaced = (groups: readonly Group[]): number => countOf(groups.filter(isPlaced))

const revenueOf = (groups: readonly Group[]): number =>
  groups.filter(countsAsRevenue).reduce((sum, { total }) => sum + (total ?? 0), 0)
