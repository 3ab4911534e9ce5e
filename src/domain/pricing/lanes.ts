import { appliesTo, discountBlocker } from './judgeDiscount.ts'
import { applyRate } from './rounding.ts'
import { splitAmount, sum } from './shares.ts'
import { matchesCode } from './typedCode.ts'
import {
  discountTypes,
  type Basket,
  type Discount,
  type DiscountType,
  type LostReason,
} from './types.ts'

/** What a discount takes off each line, in the order of the lines. */
export type DiscountAmounts = { readonly discount: Discount; readonly amounts: readonly number[] }

export type DiscountStage = {
  readonly type: DiscountType
  /** no two of them take from the same line */
  readonly applied: readonly DiscountAmounts[]
  readonly lost: readonly { readonly discount: Discount; readonly reason: LostReason }[]
}

/** One lane after the other; each works on what the earlier ones left. */
export function runDiscountStages(basket: Basket, gross: readonly number[]): DiscountStage[] {
  let left = gross
  return discountTypes.map((type) => {
    const lane = runStage(type, basket, left)
    const taken = sumByLine(lane.applied, gross.length)
    left = left.map((amount, at) => amount - (taken[at] ?? 0))
    return lane
  })
}

/** What all of them take off each line. */
export const sumByLine = (takings: readonly DiscountAmounts[], lines: number): number[] =>
  Array.from({ length: lines }, (_, at) => sum(takings.map(({ amounts }) => amounts[at] ?? 0)))

function runStage(type: DiscountType, basket: Basket, left: readonly number[]): DiscountStage {
  const { offer, choose } = selectionRules[type]
  const judged = basket.discounts
    .filter(
      (each) => each.type === type && (type !== 'code_discount' || matchesCode(each, basket.code)),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((discount) => ({ discount, objection: discountBlocker(discount, basket) }))
  const offers = judged
    .filter(({ objection }) => !objection)
    .map(({ discount }) => ({ discount, amounts: offer(discount, basket, left) }))
  const takings = choose(offers).filter(({ amounts }) => sum(amounts) > 0)
  const lost = judged.flatMap(({ discount, objection }) => {
    if (objection) return [{ discount, reason: objection }]
    if (takings.some((each) => each.discount === discount)) return []
    const amounts = offers.find((each) => each.discount === discount)?.amounts ?? []
    return [{ discount, reason: sum(amounts) > 0 ? ('better_one' as const) : ('nothing' as const) }]
  })
  return { type, applied: takings, lost }
}

type SelectionRule = {
  readonly offer: (discount: Discount, basket: Basket, left: readonly number[]) => number[]
  /** of equal offers the first: they come in the order of their ids */
  readonly choose: (offers: readonly DiscountAmounts[]) => readonly DiscountAmounts[]
}

/** Each line has its own winner. */
const byLine: SelectionRule = {
  offer: (discount, { lines }, left) =>
    lines.map(({ product }, at) =>
      appliesTo(discount, product) ? applyRate(left[at] ?? 0, discount.rate) : 0,
    ),
  choose: (offers) => {
    const winners = (offers[0]?.amounts ?? []).map((_, at) =>
      best(offers, ({ amounts }) => amounts[at] ?? 0),
    )
    return offers.map((offer) => ({
      discount: offer.discount,
      amounts: offer.amounts.map((amount, at) => (winners[at] === offer ? amount : 0)),
    }))
  },
}

/** The whole basket has one winner, rounded once and shared out over the lines it is for. */
const byBasket: SelectionRule = {
  offer: (discount, { lines }, left) => {
    const bases = lines.map(({ product }, at) =>
      appliesTo(discount, product) ? (left[at] ?? 0) : 0,
    )
    return splitAmount(applyRate(sum(bases), discount.rate), bases)
  },
  choose: (offers) => {
    const winner = best(offers, ({ amounts }) => sum(amounts))
    return winner ? [winner] : []
  },
}

const selectionRules: Record<DiscountType, SelectionRule> = {
  product_discount: byLine,
  market_discount: byBasket,
  code_discount: byBasket,
}

const best = (
  offers: readonly DiscountAmounts[],
  worth: (offer: DiscountAmounts) => number,
): DiscountAmounts | undefined =>
  offers.reduce<DiscountAmounts | undefined>(
    (winner, each) => (winner && worth(winner) >= worth(each) ? winner : each),
    undefined,
  )
