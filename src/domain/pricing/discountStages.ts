import { appliesTo, discountBlocker } from './discountBlocker.ts'
import { applyRate } from './rounding.ts'
import { splitAmount, sum } from './splitAmount.ts'
import { matchesCode } from './matchesCode.ts'
import {
  discountTypes,
  type Basket,
  type Discount,
  type DiscountType,
  type NotAppliedReason,
} from './types.ts'

/** The amount a discount takes off each line, in the order of the lines. */
export type DiscountAmounts = { readonly discount: Discount; readonly amounts: readonly number[] }

export type DiscountStage = {
  readonly type: DiscountType
  /** no two of them apply to the same line */
  readonly applied: readonly DiscountAmounts[]
  readonly notApplied: readonly { readonly discount: Discount; readonly reason: NotAppliedReason }[]
}

/** Runs the stages in order; each works on the amounts the earlier ones left. */
export function runDiscountStages(basket: Basket, gross: readonly number[]): DiscountStage[] {
  let remaining = gross
  return discountTypes.map((type) => {
    const stage = runStage(type, basket, remaining)
    const discountByLine = sumByLine(stage.applied, gross.length)
    remaining = remaining.map((amount, at) => amount - (discountByLine[at] ?? 0))
    return stage
  })
}

/** Returns the total taken off each line. */
export const sumByLine = (applied: readonly DiscountAmounts[], lines: number): number[] =>
  Array.from({ length: lines }, (_, at) => sum(applied.map(({ amounts }) => amounts[at] ?? 0)))

function runStage(type: DiscountType, basket: Basket, remaining: readonly number[]): DiscountStage {
  const { calculateAmounts, select } = selectionRules[type]
  const evaluated = basket.discounts
    .filter(
      (each) => each.type === type && (type !== 'code_discount' || matchesCode(each, basket.code)),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((discount) => ({ discount, reason: discountBlocker(discount, basket) }))
  const candidates = evaluated
    .filter(({ reason }) => !reason)
    .map(({ discount }) => ({ discount, amounts: calculateAmounts(discount, basket, remaining) }))
  const applied = select(candidates).filter(({ amounts }) => sum(amounts) > 0)
  const notApplied = evaluated.flatMap(({ discount, reason }) => {
    if (reason) return [{ discount, reason }]
    if (applied.some((each) => each.discount === discount)) return []
    const amounts = candidates.find((each) => each.discount === discount)?.amounts ?? []
    return [{ discount, reason: sum(amounts) > 0 ? ('better_one' as const) : ('nothing' as const) }]
  })
  return { type, applied, notApplied }
}

type SelectionRule = {
  readonly calculateAmounts: (
    discount: Discount,
    basket: Basket,
    remaining: readonly number[],
  ) => number[]
  /** the first one wins a tie: candidates are ordered by id */
  readonly select: (candidates: readonly DiscountAmounts[]) => readonly DiscountAmounts[]
}

/** The best discount wins each line separately. */
const selectByLine: SelectionRule = {
  calculateAmounts: (discount, { lines }, remaining) =>
    lines.map(({ product }, at) =>
      appliesTo(discount, product) ? applyRate(remaining[at] ?? 0, discount.rate) : 0,
    ),
  select: (candidates) => {
    const winners = (candidates[0]?.amounts ?? []).map((_, at) =>
      findBest(candidates, ({ amounts }) => amounts[at] ?? 0),
    )
    return candidates.map((candidate) => ({
      discount: candidate.discount,
      amounts: candidate.amounts.map((amount, at) => (winners[at] === candidate ? amount : 0)),
    }))
  },
}

/**
 * One discount wins the whole basket; it is rounded once and split over the lines it applies to.
 */
const selectByBasket: SelectionRule = {
  calculateAmounts: (discount, { lines }, remaining) => {
    const bases = lines.map(({ product }, at) =>
      appliesTo(discount, product) ? (remaining[at] ?? 0) : 0,
    )
    return splitAmount(applyRate(sum(bases), discount.rate), bases)
  },
  select: (candidates) => {
    const winner = findBest(candidates, ({ amounts }) => sum(amounts))
    return winner ? [winner] : []
  },
}

const selectionRules: Record<DiscountType, SelectionRule> = {
  product_discount: selectByLine,
  market_discount: selectByBasket,
  code_discount: selectByBasket,
}

const findBest = (
  candidates: readonly DiscountAmounts[],
  valueOf: (candidate: DiscountAmounts) => number,
): DiscountAmounts | undefined =>
  candidates.reduce<DiscountAmounts | undefined>(
    (winner, each) => (winner && valueOf(winner) >= valueOf(each) ? winner : each),
    undefined,
  )
