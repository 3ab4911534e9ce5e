import { capLanes } from './cap.ts'
import { codeResult } from './codeResult.ts'
import { capRules, laneRules } from './discountRules.ts'
import { unitPriceOf } from './groupPrice.ts'
import { runLanes, takenFrom } from './lanes.ts'
import { groupRules, pricedLines } from './pricedLines.ts'
import { atMost, inCoins, toCoin } from './rounding.ts'
import { sum } from './shares.ts'
import { shippingOf } from './shippingOf.ts'
import { taxOn } from './tax.ts'
import type { Basket, PricedBasket, PriceRule } from './types.ts'

/** The one judge of prices: carts, orders, quotes and the shop window ask it. */
export function priceBasket(basket: Basket): PricedBasket {
  const { currency, tax } = basket
  const prices = basket.lines.map((line) => unitPriceOf(line, basket.groups))
  const gross = basket.lines.map(({ quantity }, at) => quantity * (prices[at]?.unitPrice ?? 0))
  const subtotal = sum(gross)

  const lanes = runLanes(basket, gross)
  const { takings, cuts } = capLanes(lanes, atMost(subtotal, basket.discountCap))
  const lines = pricedLines(basket, prices, takenFrom(takings, gross.length))

  const net = sum(lines.map((line) => line.net))
  const delivery = shippingOf(basket, net)
  const shippingTax = taxOn(delivery.price, tax)
  const taxes = sum(lines.map((line) => line.tax)) + shippingTax
  const added = tax.inclusive ? 0 : taxes
  const exact = net + delivery.price + added
  const total = toCoin(exact, currency)
  const rounding = total - exact
  // A rest below the smallest coin stays on the gift card, or what is due could not be paid.
  const giftCard = Math.min(inCoins(basket.giftCard?.balance ?? 0, currency), total)

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
    applied: takings.map(({ discount: { id }, amounts }) => ({ id, amount: sum(amounts) })),
    code: codeResult(basket, lanes, takings),
    rules: [
      ...groupRules(basket, prices),
      ...lanes.flatMap((lane) => laneRules(lane, basket.lines)),
      ...capRules(cuts, basket.discountCap),
      ...delivery.rules,
      ...when(tax.rate > 0, { kind: 'tax', rate: tax.rate, amount: added }),
      ...when(rounding !== 0, { kind: 'rounding', amount: rounding }),
      ...when(giftCard > 0, { kind: 'gift_card', amount: -giftCard }),
    ],
  }
}

const when = (applies: boolean, rule: PriceRule): PriceRule[] => (applies ? [rule] : [])
