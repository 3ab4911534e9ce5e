import { isFor, judgeDiscount } from './judgeDiscount.ts'
import { partOf } from './rounding.ts'
import { shareOut, sum } from './shares.ts'
import { isTyped } from './typedCode.ts'
import {
  discountTypes,
  type Basket,
  type Discount,
  type DiscountType,
  type LostReason,
} from './types.ts'

/** What a discount takes off each line, in the order of the lines. */
export type Taking = { readonly discount: Discount; readonly amounts: readonly number[] }

export type Lane = {
  readonly type: DiscountType
  /** no two of them take from the same line */
  readonly takings: readonly Taking[]
  readonly lost: readonly { readonly discount: Discount; readonly reason: LostReason }[]
}

/** One lane after the other; each works on what the earlier ones left. */
export function runLanes(basket: Basket, gross: readonly number[]): Lane[] {
  let left = gross
  return discountTypes.map((type) => {
    const lane = runLane(type, basket, left)
    const taken = takenFrom(lane.takings, gross.length)
    left = left.map((amount, at) => amount - (taken[at] ?? 0))
    return lane
  })
}

/** What all of them take off each line. */
export const takenFrom = (takings: readonly Taking[], lines: number): number[] =>
  Array.from({ length: lines }, (_, at) => sum(takings.map(({ amounts }) => amounts[at] ?? 0)))

function runLane(type: DiscountType, basket: Basket, left: readonly number[]): Lane {
  const { offer, choose } = contests[type]
  const judged = basket.discounts
    .filter(
      (each) => each.type === type && (type !== 'code_discount' || isTyped(each, basket.code)),
    )
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((discount) => ({ discount, objection: judgeDiscount(discount, basket) }))
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
  return { type, takings, lost }
}

type Contest = {
  readonly offer: (discount: Discount, basket: Basket, left: readonly number[]) => number[]
  /** of equal offers the first: they come in the order of their ids */
  readonly choose: (offers: readonly Taking[]) => readonly Taking[]
}

/** Each line has its own winner. */
const byLine: Contest = {
  offer: (discount, { lines }, left) =>
    lines.map(({ product }, at) =>
      isFor(discount, product) ? partOf(left[at] ?? 0, discount.rate) : 0,
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
const byBasket: Contest = {
  offer: (discount, { lines }, left) => {
    const bases = lines.map(({ product }, at) => (isFor(discount, product) ? (left[at] ?? 0) : 0))
    return shareOut(partOf(sum(bases), discount.rate), bases)
  },
  choose: (offers) => {
    const winner = best(offers, ({ amounts }) => sum(amounts))
    return winner ? [winner] : []
  },
}

const contests: Record<DiscountType, Contest> = {
  product_discount: byLine,
  market_discount: byBasket,
  code_discount: byBasket,
}

const best = (offers: readonly Taking[], worth: (offer: Taking) => number): Taking | undefined =>
  offers.reduce<Taking | undefined>(
    (winner, each) => (winner && worth(winner) >= worth(each) ? winner : each),
    undefined,
  )
