import type { RecurringPeriod } from '#domain/licence/addPeriod.ts'
import type { Money } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/order/paymentStatus.ts'

/** The mails about an order, which all have the same values. */
export const orderMailTemplates = [
  'orderPlaced',
  'orderPaid',
  'orderPaymentFailed',
  'orderPartiallyPaid',
  'orderPaymentReminder',
  'orderProofRefused',
  'orderInProgress',
  'orderShipped',
  'orderExpected',
  'orderDelivered',
  'orderRejected',
  'orderRefunded',
] as const
export type OrderMailTemplate = (typeof orderMailTemplates)[number]

/** Why an order ended, as buyers may know it; a suspicion of staff is not among the reasons. */
export const rejectionReasons = [
  'staff',
  'customer',
  'inventory',
  'declined',
  'fraud',
  'expired',
  'other',
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** The values of the mails about an order; an empty text means that there is none. */
export type OrderMailValues = {
  readonly name: string
  readonly number: string
  /** the page of the order in the shop */
  readonly link: string
  readonly method: PaymentMethod
  /** nothing is shipped */
  readonly isDigital: boolean
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPrice: Money
    readonly period?: RecurringPeriod
  }[]
  readonly sums: Readonly<Record<OrderSum, Money>>
  /** in basis points */
  readonly taxRate: number
  readonly taxIncluded: boolean
  /** the amount still to be paid */
  readonly outstanding: Money
  /** the deadline of the payment, ISO 8601 */
  readonly deadline: string
  /** bank details for a transfer, where one is still possible */
  readonly transfer: BankTransferDetails | undefined
  readonly address: readonly string[]
  readonly invoice: string
  readonly carrier: string
  readonly trackingNumber: string
  /** the expected day of delivery, where goods are shipped */
  readonly expectedDelivery: { readonly at: string; readonly timeZone: string } | undefined
  /** why a proof of payment was refused, as written by staff */
  readonly reason: string
  readonly rejection: RejectionReason
  /** the amount of the event, such as a payment */
  readonly amount: Money
  /** what is refunded because the order ended */
  readonly refund: { readonly paid: Money; readonly giftCard: Money }
}

export type OrderSum =
  'subtotal' | 'discount' | 'shipping' | 'tax' | 'rounding' | 'total' | 'giftCard' | 'due'

export type BankTransferDetails = {
  readonly beneficiary: string
  readonly bank: string
  readonly iban: string
  readonly swift: string
  readonly reference: string
}
