import type { OrderStatus } from '#domain/order/orderStatus.ts'
import type { TestCardName } from '#server/commerce/payments/testCards.ts'

/** What becomes of an order: a step of its own, or what is done with its money and with what it brought. */
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

/** Whatever a step needs to know. */
export type StepDetails = {
  /** of a rejection or a refused proof */
  readonly reason?: string
  readonly note?: string
  readonly by?: 'system'
  /** of what is to be paid, or was */
  readonly percent?: number
  readonly tenant?: string
  readonly units?: number
  /** from today on */
  readonly endsInDays?: number
}

export type DemoStep = readonly [step: StepName, hours: number, facts?: StepDetails]

export type DemoOrder = {
  /** the address of the buyer */
  readonly buyer: string
  readonly items: Readonly<Record<string, number>>
  readonly daysAgo: number
  /** paid by it as soon as it is placed, unless it is refused */
  readonly card?: TestCardName
  readonly code?: string
  readonly giftCard?: string
  readonly note?: string
  /** nothing of it is sent */
  readonly digital?: true
  /** each with the hours since the one before */
  readonly steps: readonly DemoStep[]
}
