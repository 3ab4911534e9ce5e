import type { RecurringPeriod } from '#domain/licence/addPeriod.ts'
import type { Money } from '#domain/money.ts'
import type { PaymentMethod } from '#domain/order/paymentStatus.ts'

/** The letters about an order; all of them are written from the same facts. */
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

/** Why an order ended, as buyers are told; what staff suspects they are not. */
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

/** What of an order its letters speak of. A text that is empty was not given. */
export type OrderMailValues = {
  readonly name: string
  readonly number: string
  /** of the order in the shop */
  readonly link: string
  readonly method: PaymentMethod
  /** nothing of it is sent */
  readonly isDigital: boolean
  readonly lines: readonly {
    readonly name: string
    readonly quantity: number
    readonly unitPrice: Money
    readonly period?: RecurringPeriod
  }[]
  readonly sums: Readonly<Record<OrderSum, Money>>
  /** basis points */
  readonly taxRate: number
  readonly taxIncluded: boolean
  /** still to be paid */
  readonly outstanding: Money
  /** until when it can be paid, ISO 8601 */
  readonly deadline: string
  /** where money can still be transferred to */
  readonly transfer: BankTransferDetails | undefined
  readonly address: readonly string[]
  readonly invoice: string
  readonly carrier: string
  readonly trackingNumber: string
  /** the day it arrives, where it arrives */
  readonly expectedDelivery: { readonly at: string; readonly timeZone: string } | undefined
  /** why a proof was refused, in the words of staff */
  readonly reason: string
  readonly rejection: RejectionReason
  /** what the event itself was about */
  readonly amount: Money
  /** what is given back because the order ended */
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
