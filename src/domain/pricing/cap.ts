import { takenFrom, type Lane, type Taking } from './lanes.ts'
import { shareOut, sum } from './shares.ts'
import type { Discount } from './types.ts'

/** What the cap took from a discount, and what it left of it. */
export type Cut = { readonly discount: Discount; readonly amount: number; readonly left: number }

/** Cuts what is above the cap, from the last lane first. */
export function capLanes(
  lanes: readonly Lane[],
  most: number,
): { readonly takings: readonly Taking[]; readonly cuts: readonly Cut[] } {
  const taken = sum(lanes.flatMap(({ takings }) => takings).map(({ amounts }) => sum(amounts)))
  let over = Math.max(0, taken - most)
  const kept: Taking[][] = []
  const cuts: Cut[] = []
  for (const { takings } of lanes.toReversed()) {
    const less = reduced(takings, over)
    const parts = takings.map(({ discount, amounts }, at) => {
      const left = sum(less[at]?.amounts ?? [])
      return { discount, amount: sum(amounts) - left, left }
    })
    over -= sum(parts.map(({ amount }) => amount))
    cuts.push(...parts.filter(({ amount }) => amount > 0))
    kept.unshift(less.filter(({ amounts }) => sum(amounts) > 0))
  }
  return { takings: kept.flat(), cuts }
}

/** The takings of a lane without what is over, or without everything they take. */
function reduced(takings: readonly Taking[], over: number): Taking[] {
  const [first] = takings
  if (!first) return []
  const taken = takenFrom(takings, first.amounts.length)
  const cuts = shareOut(Math.min(over, sum(taken)), taken)
  return takings.map(({ discount, amounts }) => ({
    discount,
    // A line has one winner of a lane, so the whole cut of the line is the winner's.
    amounts: amounts.map((amount, at) => (amount > 0 ? amount - (cuts[at] ?? 0) : 0)),
  }))
}
