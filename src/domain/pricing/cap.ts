import { sumByLine, type DiscountStage, type DiscountAmounts } from './lanes.ts'
import { splitAmount, sum } from './shares.ts'
import type { Discount } from './types.ts'

/** What the cap took from a discount, and what it left of it. */
export type CapReduction = {
  readonly discount: Discount
  readonly amount: number
  readonly left: number
}

/** Cuts what is above the cap, from the last lane first. */
export function capDiscounts(
  lanes: readonly DiscountStage[],
  most: number,
): { readonly takings: readonly DiscountAmounts[]; readonly cuts: readonly CapReduction[] } {
  const taken = sum(lanes.flatMap(({ applied }) => applied).map(({ amounts }) => sum(amounts)))
  let over = Math.max(0, taken - most)
  const kept: DiscountAmounts[][] = []
  const cuts: CapReduction[] = []
  for (const { applied: takings } of lanes.toReversed()) {
    const less = reduceStage(takings, over)
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
function reduceStage(takings: readonly DiscountAmounts[], over: number): DiscountAmounts[] {
  const [first] = takings
  if (!first) return []
  const taken = sumByLine(takings, first.amounts.length)
  const cuts = splitAmount(Math.min(over, sum(taken)), taken)
  return takings.map(({ discount, amounts }) => ({
    discount,
    // A line has one winner of a lane, so the whole cut of the line is the winner's.
    amounts: amounts.map((amount, at) => (amount > 0 ? amount - (cuts[at] ?? 0) : 0)),
  }))
}
