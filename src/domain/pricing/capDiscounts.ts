import { sumByLine, type DiscountStage, type DiscountAmounts } from './discountStages.ts'
import { splitAmount, sum } from './splitAmount.ts'
import type { Discount } from './types.ts'

/** `amount`: how much the cap took off a discount; `remaining`: how much it left. */
export type CapReduction = {
  readonly discount: Discount
  readonly amount: number
  readonly remaining: number
}

/** Reduces the discounts to the cap, starting with the last stage. */
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

/** Takes the excess off the discounts of a stage, at most all of them. */
function reduceStage(applied: readonly DiscountAmounts[], excess: number): DiscountAmounts[] {
  const [first] = applied
  if (!first) return []
  const discountByLine = sumByLine(applied, first.amounts.length)
  const reductionByLine = splitAmount(Math.min(excess, sum(discountByLine)), discountByLine)
  return applied.map(({ discount, amounts }) => ({
    discount,
    // Only one discount per stage applies to a line, so it bears the line's whole reduction.
    amounts: amounts.map((amount, at) => (amount > 0 ? amount - (reductionByLine[at] ?? 0) : 0)),
  }))
}
