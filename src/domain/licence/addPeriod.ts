/** Months of each period that something is subscribed for; null: for ever. */
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

/** Whether something is a period that ends, and is paid for again. */
export const isRecurring = (period: unknown): period is RecurringPeriod =>
  typeof period === 'string' && Object.hasOwn(periodMonths, period) && period !== 'perpetual'

/**
 * When so many periods after a date end, in UTC; null: never. On the 31st what has no 31st ends on
 * its last day, so count from the first start, not from the last end: January 31st, February 28th,
 * March 31st. A date without a time stays one.
 */
export function addPeriod(isoDate: string, period: SubscriptionPeriod, count = 1): string | null {
  const months = periodMonths[period]
  if (months === null) return null
  const date = new Date(isoDate)
  const dayOfMonth = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months * count)
  // A day that the month does not have runs over into the next one.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0)
  return isoDate.includes('T') ? date.toISOString() : date.toISOString().slice(0, isoDate.length)
}
