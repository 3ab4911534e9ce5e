import type { Quote, QuoteRule } from '#storefront/cart/totals/quote.ts'

export const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

/** Returns the price of one product as the server sends it. */
export const quoteWith = (changed: Partial<Quote> = {}): Quote => ({
  currency: 'USD',
  lines: [
    {
      product: 'p1',
      name: 'Probe',
      code: 'DEV-1',
      period: null,
      available: 5,
      quantity: 2,
      listPrice: usd(5000),
      unitPrice: usd(5000),
      gross: usd(10_000),
      discount: usd(0),
      tax: usd(0),
      total: usd(10_000),
      problem: null,
    },
  ],
  missing: [],
  subtotal: usd(10_000),
  discount: usd(0),
  shipping: usd(1500),
  tax: usd(0),
  rounding: usd(0),
  total: usd(11_500),
  giftCard: usd(0),
  due: usd(11_500),
  recurring: [],
  taxIncluded: false,
  taxRate: 0,
  code: null,
  deliverable: true,
  shippingMethod: 's1',
  shippingMethods: [{ _id: 's1', title: 'Standard', price: usd(1500), freeFrom: null }],
  rules: [],
  ...changed,
})

export const rule = (kind: string, more: QuoteRule = {}): QuoteRule => ({
  kind,
  amount: usd(0),
  ...more,
})
