import type { UnitPrice } from './unitPriceOf.ts'
import { taxOn } from './taxOn.ts'
import type { Basket, PricedLine, PriceRule } from './types.ts'

export const priceLines = (
  { lines, tax }: Basket,
  prices: readonly UnitPrice[],
  discounts: readonly number[],
): PricedLine[] =>
  lines.map(({ product, quantity, listPrice }, at) => {
    const unitPrice = prices[at]?.unitPrice ?? listPrice
    const discount = discounts[at] ?? 0
    const gross = unitPrice * quantity
    const net = gross - discount
    const lineTax = taxOn(net, tax)
    return {
      product,
      quantity,
      listPrice,
      unitPrice,
      gross,
      discount,
      net,
      tax: lineTax,
      total: tax.inclusive ? net : net + lineTax,
    }
  })

/** Returns the rules for prices that depend on a customer group. */
export const groupRules = ({ lines }: Basket, prices: readonly UnitPrice[]): PriceRule[] =>
  lines.flatMap(({ product, quantity, listPrice }, at): PriceRule[] => {
    const { unitPrice = listPrice, group } = prices[at] ?? {}
    if (!group) return []
    return [
      {
        kind: 'group_price',
        product,
        ...group,
        amount: quantity * unitPrice - quantity * listPrice,
      },
    ]
  })
