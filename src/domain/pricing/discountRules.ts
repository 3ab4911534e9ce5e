import type { CapReduction } from './capDiscounts.ts'
import type { DiscountStage, DiscountAmounts } from './discountStages.ts'
import { sum } from './splitAmount.ts'
import type { BasketLine, Discount, NotAppliedReason, PriceRule } from './types.ts'

/** Returns the rules of one stage: the applied discounts, then the others with their reason. */
export const stageRules = (
  { type, applied, notApplied }: DiscountStage,
  lines: readonly BasketLine[],
): PriceRule[] => [
  ...(type === 'product_discount'
    ? lines.flatMap(({ product }, at) =>
        applied.flatMap((discountAmounts) => lineDiscountRules(discountAmounts, product, at)),
      )
    : applied.map(({ discount, amounts }) => discountRule(discount, sum(amounts)))),
  ...notApplied.map(({ discount, reason }) => notAppliedRule(discount, reason)),
]

/** Returns the rules for what the cap took off; a discount with nothing left counts as lost. */
export const capRules = (reductions: readonly CapReduction[], cap: number): PriceRule[] =>
  reductions.flatMap(({ discount, amount, remaining }) => [
    { kind: 'discount_cap' as const, ...discountReference(discount), rate: cap, amount },
    ...(remaining === 0 ? [notAppliedRule(discount, 'cap')] : []),
  ])

const lineDiscountRules = (
  { discount, amounts }: DiscountAmounts,
  product: string,
  at: number,
): PriceRule[] => {
  const amount = amounts[at] ?? 0
  return amount > 0 ? [{ ...discountRule(discount, amount), product }] : []
}

const discountReference = ({ id, title }: Discount) => ({ id, title })

const discountRule = (discount: Discount, amount: number): PriceRule => ({
  kind: 'discount',
  ...discountReference(discount),
  rate: discount.rate,
  amount: -amount,
})

const notAppliedRule = (discount: Discount, reason: NotAppliedReason): PriceRule => ({
  kind: 'lost_discount',
  ...discountReference(discount),
  rate: discount.rate,
  amount: 0,
  reason,
})
