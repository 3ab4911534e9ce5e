import { each, flag, money, number, perhaps, shape, text } from './shapes.ts'

const line = shape({
  product: text,
  name: text,
  code: text,
  period: perhaps(text),
  quantity: number,
  available: perhaps(number),
  listPrice: money,
  unitPrice: money,
  gross: money,
  discount: money,
  tax: money,
  total: money,
  problem: perhaps(shape({ code: text, message: text })),
})
const method = shape({ _id: text, title: text, price: money, freeFrom: perhaps(money) })
const rule = shape({ kind: text, amount: perhaps(money), rate: perhaps(number) })
/** What every price of a cart has. */
export const quoteShape = shape({
  currency: text,
  lines: each(line),
  missing: each(text),
  rules: each(rule),
  recurring: each(shape({ period: text, amount: money })),
  subtotal: money,
  discount: money,
  shipping: money,
  tax: money,
  rounding: money,
  total: money,
  giftCard: money,
  due: money,
  taxIncluded: flag,
  taxRate: number,
  code: perhaps(shape({ code: text, applied: flag, message: text })),
  deliverable: flag,
  shippingMethod: perhaps(text),
  shippingMethods: each(method),
})
