import type { DiscountStage, DiscountAmounts } from './lanes.ts'
import { isEnteredCode } from './typedCode.ts'
import type { Basket, PricedBasket } from './types.ts'

/** What the shopper hears of the typed code. `takings`: what the cap left of those of the lanes. */
export function codeResult(
  { code }: Basket,
  lanes: readonly DiscountStage[],
  takings: readonly DiscountAmounts[],
): PricedBasket['code'] {
  if (!isEnteredCode(code)) return null
  if (takings.some(({ discount }) => discount.type === 'code_discount')) return { applied: true }
  const lane = lanes.find(({ type }) => type === 'code_discount')
  if (lane?.applied.length) return { applied: false, reason: 'cap' }
  return { applied: false, reason: lane?.lost[0]?.reason ?? 'unknown' }
}
