import type { CapReduction } from './cap.ts'
import type { DiscountStage, DiscountAmounts } from './lanes.ts'
import { sum } from './shares.ts'
import type { BasketLine, Discount, LostReason, PriceRule } from './types.ts'

/** What happened in a lane: who took what, then who lost and why. */
export const stageRules = (
  { type, applied, lost }: DiscountStage,
  lines: readonly BasketLine[],
): PriceRule[] => [
  ...(type === 'product_discount'
    ? lines.flatMap(({ product }, at) => applied.flatMap((taking) => onLine(taking, product, at)))
    : applied.map(({ discount, amounts }) => discountRule(discount, sum(amounts)))),
  ...lost.map(({ discount, reason }) => lostRule(discount, reason)),
]

/** What the cap gave back to the price; a discount of which nothing is left has lost. */
export const capRules = (cuts: readonly CapReduction[], cap: number): PriceRule[] =>
  cuts.flatMap(({ discount, amount, left }) => [
    { kind: 'discount_cap' as const, ...discountName(discount), rate: cap, amount },
    ...(left === 0 ? [lostRule(discount, 'cap')] : []),
  ])

const onLine = (
  { discount, amounts }: DiscountAmounts,
  product: string,
  at: number,
): PriceRule[] => {
  const amount = amounts[at] ?? 0
  return amount > 0 ? [{ ...discountRule(discount, amount), product }] : []
}

const discountName = ({ id, title }: Discount) => ({ id, title })

const discountRule = (discount: Discount, amount: number): PriceRule => ({
  kind: 'discount',
  ...discountName(discount),
  rate: discount.rate,
  amount: -amount,
})

const lostRule = (discount: Discount, reason: LostReason): PriceRule => ({
  kind: 'lost_discount',
  ...discountName(discount),
  rate: discount.rate,
  amount: 0,
  reason,
})
