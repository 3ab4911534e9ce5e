import type { DiscountStage, DiscountAmounts } from './discountStages.ts'
import { isEnteredCode } from './matchesCode.ts'
import type { Basket, PricedBasket } from './types.ts'

/**
 * Returns whether the typed code applied, and if not, why; null: none was typed. `applied`: the
 * discounts left after the cap.
 */
export function evaluateCode(
  { code }: Basket,
  stages: readonly DiscountStage[],
  applied: readonly DiscountAmounts[],
): PricedBasket['code'] {
  if (!isEnteredCode(code)) return null
  if (applied.some(({ discount }) => discount.type === 'code_discount')) return { applied: true }
  const codeStage = stages.find(({ type }) => type === 'code_discount')
  if (codeStage?.applied.length) return { applied: false, reason: 'cap' }
  return { applied: false, reason: codeStage?.notApplied[0]?.reason ?? 'unknown' }
}
