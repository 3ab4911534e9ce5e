import { capDiscounts } from './capDiscounts.ts'
import { evaluateCode } from './evaluateCode.ts'
import { capRules, stageRules } from './discountRules.ts'
import { unitPriceOf } from './unitPriceOf.ts'
import { runDiscountStages, sumByLine } from './discountStages.ts'
import { groupRules, priceLines } from './priceLines.ts'
import { applyRateDown, floorToPayable, roundToPayable } from './rounding.ts'
import { sum } from './splitAmount.ts'
import { shippingOf } from './shippingOf.ts'
import { taxOn } from './taxOn.ts'
import type { Basket, PricedBasket, PriceRule } from './types.ts'

/** Prices a basket. Carts, orders, quotes and product pages all use this one function. */
export function priceBasket(basket: Basket): PricedBasket {
  const { currency, tax } = basket
  const prices = basket.lines.map((line) => unitPriceOf(line, basket.groups))
  const gross = basket.lines.map(({ quantity }, at) => quantity * (prices[at]?.unitPrice ?? 0))
  const subtotal = sum(gross)

  const stages = runDiscountStages(basket, gross)
  const { applied, reductions } = capDiscounts(stages, applyRateDown(subtotal, basket.discountCap))
  const lines = priceLines(basket, prices, sumByLine(applied, gross.length))

  const net = sum(lines.map((line) => line.net))
  const delivery = shippingOf(basket, net)
  const shippingTax = taxOn(delivery.price, tax)
  const taxes = sum(lines.map((line) => line.tax)) + shippingTax
  const addedTax = tax.inclusive ? 0 : taxes
  const unroundedTotal = net + delivery.price + addedTax
  const total = roundToPayable(unroundedTotal, currency)
  const rounding = total - unroundedTotal
  // A remainder below the smallest coin stays on the gift card; otherwise the amount due could not
  // be paid.
  const giftCard = Math.min(floorToPayable(basket.giftCard?.balance ?? 0, currency), total)

  return {
    currency,
    lines,
    subtotal,
    discount: subtotal - net,
    shipping: delivery.price,
    shippingTax,
    tax: taxes,
    rounding,
    total,
    giftCard,
    due: total - giftCard,
    applied: applied.map(({ discount: { id }, amounts }) => ({ id, amount: sum(amounts) })),
    code: evaluateCode(basket, stages, applied),
    rules: [
      ...groupRules(basket, prices),
      ...stages.flatMap((stage) => stageRules(stage, basket.lines)),
      ...capRules(reductions, basket.discountCap),
      ...delivery.rules,
      ...ruleIf(tax.rate > 0, { kind: 'tax', rate: tax.rate, amount: addedTax }),
      ...ruleIf(rounding !== 0, { kind: 'rounding', amount: rounding }),
      ...ruleIf(giftCard > 0, { kind: 'gift_card', amount: -giftCard }),
    ],
  }
}

const ruleIf = (applies: boolean, rule: PriceRule): PriceRule[] => (applies ? [rule] : [])
