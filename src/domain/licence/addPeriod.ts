/** Months of each subscription period; null: perpetual. */
export const periodMonths = {
  monthly: 1,
  quarterly: 3,
  semi_annual: 6,
  annual: 12,
  biennial: 24,
  triennial: 36,
  perpetual: null,
} as const satisfies Record<string, number | null>

export type SubscriptionPeriod = keyof typeof periodMonths

export type RecurringPeriod = Exclude<SubscriptionPeriod, 'perpetual'>

/** Returns whether a value is a period that ends and is renewed. */
export const isRecurring = (period: unknown): period is RecurringPeriod =>
  typeof period === 'string' && Object.hasOwn(periodMonths, period) && period !== 'perpetual'

/**
 * Returns when `count` periods after a date end, in UTC; null: never. From the 31st, a shorter
 * month ends on its last day, so always count from the first start and not from the last end:
 * January 31st, February 28th, March 31st. A date without a time stays without one.
 */
export function addPeriod(isoDate: string, period: SubscriptionPeriod, count = 1): string | null {
  const months = periodMonths[period]
  if (months === null) return null
  const date = new Date(isoDate)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months * count)
  // A day that the month does not have overflows into the next month.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return isoDate.includes('T') ? date.toISOString() : date.toISOString().slice(0, isoDate.length)
}
