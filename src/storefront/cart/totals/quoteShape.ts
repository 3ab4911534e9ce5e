import { arrayOf, flag, money, number, optional, objectOf, text } from '../validators.ts'

const line = objectOf({
  product: text,
  name: text,
  code: text,
  period: optional(text),
  quantity: number,
  available: optional(number),
  listPrice: money,
  unitPrice: money,
  gross: money,
  discount: money,
  tax: money,
  total: money,
  problem: optional(objectOf({ code: text, message: text })),
})
const method = objectOf({ _id: text, title: text, price: money, freeFrom: optional(money) })
const rule = objectOf({ kind: text, amount: optional(money), rate: optional(number) })
export const quoteShape = objectOf({
  currency: text,
  lines: arrayOf(line),
  missing: arrayOf(text),
  rules: arrayOf(rule),
  recurring: arrayOf(objectOf({ period: text, amount: money })),
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
  code: optional(objectOf({ code: text, applied: flag, message: text })),
  deliverable: flag,
  shippingMethod: optional(text),
  shippingMethods: arrayOf(method),
})
