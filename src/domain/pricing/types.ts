import type { Currency } from '../money.ts'

// All amounts are whole minor units of the basket's currency, all rates basis points (1/100 %).

export const discountTypes = ['product_discount', 'market_discount', 'code_discount'] as const
export type DiscountType = (typeof discountTypes)[number]

export type Discount = {
  readonly id: string
  readonly title: string
  readonly type: DiscountType
  /** what a shopper types; only of a `code_discount` */
  readonly code: string | null
  readonly active: boolean
  /** ISO 8601; both ends included */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly rate: number
  readonly usageLimit: number | null
  readonly used: number
  readonly usesPerCustomer: number | null
  /** by the customer who asks */
  readonly usedByCustomer: number
  /** countries it is for (ISO 3166-1 alpha-2); none: all */
  readonly locations: readonly string[]
  /** units it takes, counted on the lines it is for, before any discount */
  readonly minimumQuantity: number
  /** product ids it is for; none: all */
  readonly products: readonly string[]
  /** customer group ids it is for; none: everybody */
  readonly customerGroups: readonly string[]
  /** whether the renewals of what it was granted for are discounted too */
  readonly isForRenewals?: boolean
}

export type BasketLine = {
  readonly product: string
  readonly quantity: number
  /** the price of one, as it stands in the shop */
  readonly listPrice: number
  /** what single groups pay for one instead */
  readonly groupPrices: readonly { readonly group: string; readonly price: number }[]
}

/** Everything a price depends on: the same basket has the same price wherever it is worked out. */
export type Basket = {
  readonly currency: Currency
  /** ISO 8601 */
  readonly at: string
  /** where it goes to: decides tax and market discounts */
  readonly country: string | null
  /** the groups of the buyer; `rate`: what they get off every list price */
  readonly groups: readonly { readonly id: string; readonly title: string; readonly rate: number }[]
  readonly lines: readonly BasketLine[]
  /** those that may apply; the judge decides */
  readonly discounts: readonly Discount[]
  /** as it was typed */
  readonly code: string | null
  /** the most that all discounts together may take off the subtotal, as a rate of it */
  readonly discountCap: number
  readonly tax: { readonly rate: number; readonly inclusive: boolean }
  /** undefined: nothing in it is sent */
  readonly shipping?: {
    readonly title: string
    readonly price: number
    readonly freeFrom: number | null
  }
  readonly giftCard?: { readonly balance: number }
}

/** Why a discount did not apply. */
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
  /** less than the smallest coin, or of nothing that is left */
  | 'nothing'

/**
 * One sentence of "why this price". `amount`: signed, what it did to the price: the value of the
 * lines at list price and all amounts add up to what is due.
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
  /** the product of the line it is about; undefined: the whole basket */
  readonly product?: string
  /** the discount or the group it is about */
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
  /** what the buyer pays for one before discounts */
  readonly unitPrice: number
  /** unitPrice × quantity */
  readonly gross: number
  /** of all lanes together */
  readonly discount: number
  /** gross − discount; holds the tax where prices include it */
  readonly net: number
  readonly tax: number
  /** what the line costs in all */
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
  /** Σ tax of the lines + shippingTax; within the prices where they include it */
  readonly tax: number
  /** signed; what makes the total payable in the smallest coin that cards take */
  readonly rounding: number
  readonly total: number
  readonly giftCard: number
  /** what is left to pay */
  readonly due: number
  /** the discounts that count as used when this is ordered */
  readonly applied: readonly { readonly id: string; readonly amount: number }[]
  /** whether the typed code did something, and if not, why; `unknown`: there is none such */
  readonly code: {
    readonly applied: boolean
    readonly reason?: NotAppliedReason | 'unknown'
  } | null
  readonly rules: readonly PriceRule[]
}
