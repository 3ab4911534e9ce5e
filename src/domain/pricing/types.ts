import type { Currency } from '../money.ts'

// All amounts are integer minor units of the basket's currency; all rates are basis points (1/100
// %).

export const discountTypes = ['product_discount', 'market_discount', 'code_discount'] as const
export type DiscountType = (typeof discountTypes)[number]

export type Discount = {
  readonly id: string
  readonly title: string
  readonly type: DiscountType
  /** what a shopper types; only for a `code_discount` */
  readonly code: string | null
  readonly active: boolean
  /** ISO 8601; both ends included */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly rate: number
  readonly usageLimit: number | null
  readonly used: number
  readonly usesPerCustomer: number | null
  /** by the requesting customer */
  readonly usedByCustomer: number
  /** ISO 3166-1 alpha-2 countries where it applies; empty: everywhere */
  readonly locations: readonly string[]
  /** required units, counted on the lines it applies to, before any discount */
  readonly minimumQuantity: number
  /** product ids it applies to; empty: all */
  readonly products: readonly string[]
  /** customer group ids it applies to; empty: everyone */
  readonly customerGroups: readonly string[]
  /** whether it also applies to renewals of what was bought with it */
  readonly isForRenewals?: boolean
}

export type BasketLine = {
  readonly product: string
  readonly quantity: number
  /** list price per unit */
  readonly listPrice: number
  /** unit prices of individual customer groups */
  readonly groupPrices: readonly { readonly group: string; readonly price: number }[]
}

/** Everything a price depends on: equal baskets always have equal prices. */
export type Basket = {
  readonly currency: Currency
  /** ISO 8601 */
  readonly at: string
  /** destination country; decides tax and market discounts */
  readonly country: string | null
  /** the buyer's groups; `rate`: their discount on every list price */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly rate: number }[]
  readonly lines: readonly BasketLine[]
  /** candidates; `priceBasket` decides which apply */
  readonly discounts: readonly Discount[]
  /** as typed */
  readonly code: string | null
  /** the most that all discounts together may take off the subtotal, as a rate */
  readonly discountCap: number
  readonly tax: { readonly rate: number; readonly inclusive: boolean }
  /** undefined: nothing needs shipping */
  readonly shipping?: {
    readonly title: string
    readonly price: number
    readonly freeFrom: number | null
  }
  readonly giftCard?: { readonly balance: number }
}

export type NotAppliedReason =
  | 'inactive'
  | 'not_started'
  | 'expired'
  | 'used'
  | 'used_by_customer'
  | 'location'
  | 'group'
  | 'products'
  | 'minimum_quantity'
  | 'better_one'
  | 'cap'
  /** less than the smallest coin, or nothing left to discount */
  | 'nothing'

/**
 * One step of the price explanation. `amount` is its signed effect on the price: the lines at list
 * price plus all amounts equal the amount due.
 */
export type PriceRule = {
  readonly kind:
    | 'group_price'
    | 'discount'
    | 'lost_discount'
    | 'discount_cap'
    | 'shipping'
    | 'free_shipping'
    | 'tax'
    | 'rounding'
    | 'gift_card'
  /** the product of the line; undefined: the whole basket */
  readonly product?: string
  /** id of the discount or group */
  readonly id?: string
  readonly title?: string
  readonly rate?: number
  readonly amount: number
  readonly reason?: NotAppliedReason
}

export type PricedLine = {
  readonly product: string
  readonly quantity: number
  readonly listPrice: number
  /** price per unit before discounts */
  readonly unitPrice: number
  /** unitPrice × quantity */
  readonly gross: number
  /** of all stages together */
  readonly discount: number
  /** gross − discount; contains the tax where prices include it */
  readonly net: number
  readonly tax: number
  readonly total: number
}

export type PricedBasket = {
  readonly currency: Currency
  readonly lines: readonly PricedLine[]
  /** Σ gross */
  readonly subtotal: number
  /** Σ discount of the lines */
  readonly discount: number
  readonly shipping: number
  readonly shippingTax: number
  /** Σ tax of the lines + shippingTax; contained in the prices where they include it */
  readonly tax: number
  /** signed; rounds the total to the smallest coin that cards support */
  readonly rounding: number
  readonly total: number
  readonly giftCard: number
  readonly due: number
  /** the discounts that count as used once this is ordered */
  readonly applied: readonly { readonly id: string; readonly amount: number }[]
  /** whether the typed code was applied, and if not, why; `unknown`: there is no such code */
  readonly code: {
    readonly applied: boolean
    readonly reason?: NotAppliedReason | 'unknown'
  } | null
  readonly rules: readonly PriceRule[]
}
