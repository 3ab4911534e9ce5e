import type { Language } from '#domain/locale.ts'
import type { RecurringPeriod } from '#domain/licence/addPeriod.ts'
import type { Currency, Money } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/order/paymentStatus.ts'
import { leftToPaySql } from '../orderSums.ts'

/** An order as presented to its buyer: lines, sums and payment. Amounts are minor units. */
export type OrderSummary = {
  readonly id: string
  /** the brand that sold it */
  readonly brand: string | null
  readonly number: string
  readonly status: string
  readonly language: Language
  readonly name: string
  readonly email: string
  readonly method: PaymentMethod
  readonly currency: Currency
  readonly lines: readonly OrderSummaryLine[]
  readonly subtotal: number
  readonly discount: number
  readonly shipping: number
  readonly tax: number
  /** basis points */
  readonly taxRate: number
  readonly taxIncluded: boolean
  readonly rounding: number
  readonly total: number
  readonly giftCard: number
  readonly due: number
  readonly paid: number
  readonly refunded: number
  readonly left: number
  readonly reference: string | null
  readonly deadline: string
  readonly address: OrderSummaryAddress | null
  readonly invoice: string | null
  readonly invoicedAt: string | null
}

export type OrderSummaryLine = {
  readonly code: string
  readonly name: string
  readonly quantity: number
  readonly unitPrice: Money
  /** the billing period of the price; undefined: paid once */
  readonly period?: RecurringPeriod
  readonly discount: Money
  readonly tax: Money
  readonly total: Money
  readonly digital: boolean
}

export type OrderSummaryAddress = Readonly<
  Partial<
    Record<'fullName' | 'country' | 'city' | 'address' | 'phone' | 'additionalDetails', string>
  >
>

/**
 * The columns of an order for an order `o`; its lines are as agreed, even if products have changed.
 */
export const orderSummaryColumns = `
  o.id, o.brand, o.number, o.status, o.language, o.customer_name as name, o.email, o.payment_method as method,
  o.total_currency as currency, o.subtotal, o.discount, o.shipping, o.tax, o.tax_included as "taxIncluded",
  coalesce((select round((r->>'rate')::numeric * 100)::int from jsonb_array_elements(o.rules) r where r->>'kind' = 'tax' limit 1), 0) as "taxRate",
  o.rounding, o.total, o.gift_card as "giftCard", o.due, o.paid, o.refunded, ${leftToPaySql('o')} as left,
  o.transfer_reference as reference, o.payment_deadline as deadline, o.shipping_address as address,
  o.invoice_number as invoice, o.invoiced_at as "invoicedAt",
  coalesce((select json_agg(l.facts order by l.position) from orders__items l where l.source_id = o.id), '[]') as lines`

/** The amount left to pay: 0 once the order has ended or was paid, even if it was refunded. */
export const remainingOf = ({ left }: Pick<OrderSummary, 'left'>): number => left

export const isByTransfer = ({ method }: Pick<OrderSummary, 'method'>): boolean =>
  method === 'bank_transfer' || method === 'purchase_order'
