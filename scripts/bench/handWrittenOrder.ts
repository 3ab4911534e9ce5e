import { brand } from '#brands/marsad/brand.ts'
import { formatTransferReference } from '#domain/order/orderNumbers.ts'

export type OrderedProduct = {
  readonly id: string
  readonly code: string
  readonly name: Readonly<Record<string, string>>
  readonly type: string
  readonly price: number
}
export type AgreedOrder = {
  readonly id: string
  readonly number: string
  /** ISO 8601 */
  readonly at: string
  readonly buyer: { readonly id: string; readonly name: string; readonly email: string }
  readonly lines: readonly { readonly product: OrderedProduct; readonly quantity: number }[]
  readonly shippingAddress: Readonly<Record<string, string>>
  readonly shipping: number
}

const money = (amount: number) => ({ amount, currency: 'USD' })
const nothing = money(0)
const digitalTypes = new Set(['license', 'subscription', 'integration'])
const transferTime = brand.commerce.transferDays * 24 * 60 * 60_000

/** Returns what an order consists of: its sums, its lines and its answer. */
export function describeOrder({ id, number, at, buyer, lines, ...order }: AgreedOrder) {
  const factsOfLines = lines.map(({ product, quantity }) => ({
    name: product.name.en ?? '',
    names: product.name,
    code: product.code,
    quantity,
    shipped: 0,
    unitPrice: money(product.price),
    discount: nothing,
    tax: nothing,
    total: money(product.price * quantity),
    digital: digitalTypes.has(product.type),
  }))
  const subtotal = factsOfLines.reduce((sum, { total }) => sum + total.amount, 0)
  const total = subtotal + order.shipping
  const units = factsOfLines.reduce((sum, { quantity }) => sum + quantity, 0)
  const rule = { kind: 'shipping', title: 'Standard', amount: money(order.shipping) }
  const deadline = new Date(Date.parse(at) + transferTime).toISOString()
  const reference = formatTransferReference(number)
  const { legalName, bank, iban, swift } = brand.commerce.seller
  const data = {
    _id: id,
    createdAt: at,
    updatedAt: at,
    version: 1,
    number,
    brand: brand.key,
    status: 'pending',
    paymentStatus: 'awaiting_transfer',
    paymentMethod: 'bank_transfer',
    placedAt: at,
    customerName: buyer.name,
    email: buyer.email,
    language: 'en',
    customer: { _id: buyer.id, name: buyer.name },
    company: null,
    tenant: null,
    tenantUser: null,
    items: lines.map(({ product: { id: _id, code, type, price, name } }, index) => {
      const { names: _, ...facts } = factsOfLines[index] ?? {}
      return { ...facts, product: { _id, code, type, name: name.en, price: money(price) } }
    }),
    itemsQuantity: units,
    shippingAddress: order.shippingAddress,
    shippingMethod: 'Standard',
    subtotal: money(subtotal),
    discount: nothing,
    shipping: money(order.shipping),
    tax: nothing,
    taxIncluded: false,
    rounding: nothing,
    total: money(total),
    giftCard: nothing,
    due: money(total),
    left: money(total),
    paid: nothing,
    refunded: nothing,
    refundable: nothing,
    owing: true,
    digital: factsOfLines.every(({ digital }) => digital),
    recurring: [],
    discountCode: null,
    rules: [rule],
    transferReference: reference,
    paymentDeadline: deadline,
    proof: null,
    proofRejection: null,
    carrier: null,
    trackingNumber: null,
    estimatedDelivery: null,
    rejectionReason: null,
    note: null,
    invoiced: false,
    invoiceNumber: null,
    invoicedAt: null,
    quote: null,
  }
  const amount = money(total)
  const transfer = { beneficiary: legalName.en, bank, iban, swift, reference, amount, deadline }
  const answer = { data, payment: { url: null, transfer } }
  return { answer, factsOfLines, rules: [{ ...rule, names: { en: 'Standard' } }], transfer }
}

export type DescribedOrder = ReturnType<typeof describeOrder>
