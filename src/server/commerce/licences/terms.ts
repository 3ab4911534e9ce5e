import { addPeriod, type SubscriptionPeriod } from '#domain/licence/addPeriod.ts'

/**
 * A number of periods from an anchor. Counting from the anchor keeps a term that began on the 31st
 * ending on the 31st.
 */
export type Term = {
  readonly period: SubscriptionPeriod
  /** ISO 8601 */
  readonly anchor: string
  readonly periods: number
}

/** Returns when a term ends, in ISO 8601; null for a perpetual one. */
export const endOfTerm = ({ anchor, period, periods }: Term): string | null =>
  addPeriod(anchor, period, periods)

export const firstTerm = (period: SubscriptionPeriod, at: string): Term => ({
  period,
  anchor: at,
  periods: 1,
})

/**
 * Adds one period where the last one ended; a period of another length starts a new anchor there.
 */
export function nextTerm(term: Term, period: SubscriptionPeriod): Term {
  const end = endOfTerm(term)
  if (end === null || period === term.period)
    return { period, anchor: term.anchor, periods: term.periods + 1 }
  return firstTerm(period, end)
}
