import type { Cut } from './cap.ts'
import type { Lane, Taking } from './lanes.ts'
import { sum } from './shares.ts'
import type { BasketLine, Discount, LostReason, PriceRule } from './types.ts'

/** What happened in a lane: who took what, then who lost and why. */
export const laneRules = (
  { type, takings, lost }: Lane,
  lines: readonly BasketLine[],
): PriceRule[] => [
  ...(type === 'product_discount'
    ? lines.flatMap(({ product }, at) => takings.flatMap((taking) => onLine(taking, product, at)))
    : takings.map(({ discount, amounts }) => taken(discount, sum(amounts)))),
  ...lost.map(({ discount, reason }) => lostRule(discount, reason)),
]

/** What the cap gave back to the price; a discount of which nothing is left has lost. */
export const capRules = (cuts: readonly Cut[], cap: number): PriceRule[] =>
  cuts.flatMap(({ discount, amount, left }) => [
    { kind: 'discount_cap' as const, ...named(discount), rate: cap, amount },
    ...(left === 0 ? [lostRule(discount, 'cap')] : []),
  ])

const onLine = ({ discount, amounts }: Taking, product: string, at: number): PriceRule[] => {
  const amount = amounts[at] ?? 0
  return amount > 0 ? [{ ...taken(discount, amount), product }] : []
}

const named = ({ id, title }: Discount) => ({ id, title })

const taken = (discount: Discount, amount: number): PriceRule => ({
  kind: 'discount',
  ...named(discount),
  rate: discount.rate,
  amount: -amount,
})

const lostRule = (discount: Discount, reason: LostReason): PriceRule => ({
  kind: 'lost_discount',
  ...named(discount),
  rate: discount.rate,
  amount: 0,
  reason,
})
