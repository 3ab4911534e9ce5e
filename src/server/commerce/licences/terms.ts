import { addPeriod, type SubscriptionPeriod } from '#domain/licence/addPeriod.ts'

/** So many periods from a moment on: counted from there, what began on the 31st ends on the 31st. */
export type Term = {
  readonly period: SubscriptionPeriod
  /** ISO 8601 */
  readonly anchor: string
  readonly periods: number
}

export const termEnd = ({ anchor, period, periods }: Term): string | null =>
  addPeriod(anchor, period, periods)

export const firstTerm = (period: SubscriptionPeriod, at: string): Term => ({
  period,
  anchor: at,
  periods: 1,
})

/** One period more, that begins where the last one ended; of another length, it is counted from there. */
export function nextTerm(term: Term, period: SubscriptionPeriod): Term {
  const end = termEnd(term)
  if (end === null || period === term.period)
    return { period, anchor: term.anchor, periods: term.periods + 1 }
  return firstTerm(period, end)
}
