import { sumByLine, type DiscountStage, type DiscountAmounts } from './discountStages.ts'
import { splitAmount, sum } from './splitAmount.ts'
import type { Discount } from './types.ts'

/** What the cap took from a discount, and what it left of it. */
export type CapReduction = {
  readonly discount: Discount
  readonly amount: number
  readonly remaining: number
}

/** Cuts what is above the cap, from the last lane first. */
export function capDiscounts(
  stages: readonly DiscountStage[],
  cap: number,
): { readonly applied: readonly DiscountAmounts[]; readonly reductions: readonly CapReduction[] } {
  const totalDiscount = sum(
    stages.flatMap(({ applied }) => applied).map(({ amounts }) => sum(amounts)),
  )
  let excess = Math.max(0, totalDiscount - cap)
  const cappedStages: DiscountAmounts[][] = []
  const reductions: CapReduction[] = []
  for (const { applied } of stages.toReversed()) {
    const reducedStage = reduceStage(applied, excess)
    const stageReductions = applied.map(({ discount, amounts }, at) => {
      const remaining = sum(reducedStage[at]?.amounts ?? [])
      return { discount, amount: sum(amounts) - remaining, remaining }
    })
    excess -= sum(stageReductions.map(({ amount }) => amount))
    reductions.push(...stageReductions.filter(({ amount }) => amount > 0))
    cappedStages.unshift(reducedStage.filter(({ amounts }) => sum(amounts) > 0))
  }
  return { applied: cappedStages.flat(), reductions }
}

/** The takings of a lane without what is over, or without everything they take. */
function reduceStage(applied: readonly DiscountAmounts[], excess: number): DiscountAmounts[] {
  const [first] = applied
  if (!first) return []
  const discountByLine = sumByLine(applied, first.amounts.length)
  const reductionByLine = splitAmount(Math.min(excess, sum(discountByLine)), discountByLine)
  return applied.map(({ discount, amounts }) => ({
    discount,
    // A line has one winner of a lane, so the whole cut of the line is the winner's.
    amounts: amounts.map((amount, at) => (amount > 0 ? amount - (reductionByLine[at] ?? 0) : 0)),
  }))
}
