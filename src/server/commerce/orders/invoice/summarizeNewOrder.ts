import {
  linesOf,
  recipientOf,
  transferReferenceOf,
  type NewOrder,
} from '../checkout/insertOrder.ts'
import type { OrderSummary } from './orderSummary.ts'

/** Returns the summary of an order that is being placed, the same as reading it afterwards. */
export function summarizeNewOrder(order: NewOrder): OrderSummary {
  const { priced, prepared, buyer } = order
  return {
    id: order.id,
    brand: order.brand,
    number: order.number,
    status: 'pending',
    language: order.language,
    name: recipientOf(order),
    email: buyer.email,
    method: order.method,
    currency: priced.currency,
    lines: linesOf(order),
    subtotal: priced.subtotal,
    discount: priced.discount,
    shipping: priced.shipping,
    tax: priced.tax,
    taxRate: priced.rules.find(({ kind }) => kind === 'tax')?.rate ?? 0,
    taxIncluded: prepared.basket.tax.inclusive,
    rounding: priced.rounding,
    total: priced.total,
    giftCard: priced.giftCard,
    due: priced.due,
    paid: 0,
    refunded: 0,
    left: priced.due,
    reference: transferReferenceOf(order),
    deadline: order.deadline,
    address: order.address ?? null,
    invoice: null,
    invoicedAt: null,
  }
}
