import { halfUp } from '../pricing/rounding.ts'

const dayOf = (iso: string): number => Math.floor(Date.parse(iso) / 86_400_000)

/**
 * What of a price is for the days of its period that are left, in minor units, half up. Days are
 * those of UTC; today is left still, the day of the end is not.
 */
export function proration({
  price,
  startsAt,
  endsAt,
  at,
}: {
  readonly price: number
  readonly startsAt: string
  readonly endsAt: string
  readonly at: string
}): number {
  const [start, end, today] = [dayOf(startsAt), dayOf(endsAt), dayOf(at)]
  if (today >= end) return 0
  if (today <= start) return price
  return halfUp(price, end - today, end - start)
}
