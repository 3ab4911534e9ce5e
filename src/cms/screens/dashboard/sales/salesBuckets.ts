import type { Dashboard } from '#api/dashboard.ts'
import { elapsedUntil } from '../periodProgress.ts'

export type SalesBucket = NonNullable<Dashboard['series']>[number] & {
  /** the end of its hour or day */
  readonly to: string
  /** whether it is in the future */
  readonly isFuture: boolean
}

/** Returns the hours or days of a period. */
export function salesBucketsOf({
  series,
  period,
}: Pick<Dashboard, 'series' | 'period'>): readonly SalesBucket[] {
  const elapsed = elapsedUntil(period)
  return (series ?? []).map((each, index, all) => {
    const next = all[index + 1]?.at
    return {
      ...each,
      to: next === undefined ? period.to : new Date(Date.parse(next) - 1).toISOString(),
      isFuture: Date.parse(each.at) > elapsed,
    }
  })
}
