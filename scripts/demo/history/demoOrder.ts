import type { OrderStatus } from '#domain/order/orderStatus.ts'
import type { TestCardName } from '#server/commerce/payments/testCards.ts'

/** A step in the history of an order: a status, or an action on its money or its licences. */
export type StepName =
  | OrderStatus
  | 'partly'
  | 'overpaid'
  | 'proof'
  | 'proofRefused'
  | 'toCard'
  | 'refunded'
  | 'refundSent'
  | 'allocated'
  | 'used'
  | 'suspended'
  | 'revoked'
  | 'activated'
  | 'renewed'
  | 'cancelled'

export type StepDetails = {
  /** the reason for a rejection or a refused proof */
  readonly reason?: string
  readonly note?: string
  readonly by?: 'system'
  /** the share of the amount to be paid or refunded */
  readonly percent?: number
  readonly tenant?: string
  readonly units?: number
  /** counted from today */
  readonly endsInDays?: number
}

export type DemoStep = readonly [step: StepName, hours: number, details?: StepDetails]

export type DemoOrder = {
  /** the email address of the buyer */
  readonly buyer: string
  readonly items: Readonly<Record<string, number>>
  readonly daysAgo: number
  /** pays as soon as the order is placed, unless it is declined */
  readonly card?: TestCardName
  readonly code?: string
  readonly giftCard?: string
  readonly note?: string
  /** nothing of it is shipped */
  readonly digital?: true
  /** each with the hours since the previous one */
  readonly steps: readonly DemoStep[]
}
