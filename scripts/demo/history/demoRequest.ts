import type { FullLanguage } from '#domain/locale.ts'
import type { NewRequest } from '#server/commerce/quotes/submitRequest.ts'
import type { DemoStep } from './demoOrder.ts'

/** The offered or requested unit price of each product, in minor units. */
export type Prices = Readonly<Record<string, number>>

export type RequestStepName =
  | 'reviewed'
  | 'asked'
  | 'replied'
  | 'offered'
  | 'countered'
  | 'accepted'
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'answered'
  | 'closed'

export type RequestStepDetails = {
  readonly text?: string
  readonly prices?: Prices
  /** how long an offer is valid */
  readonly validForDays?: number
  /** the steps of the order it was turned into */
  readonly order?: readonly DemoStep[]
}

export type DemoRequest = {
  /** the email address of the sender; none for a visitor */
  readonly sender?: string
  readonly language: FullLanguage
  readonly input: Omit<NewRequest, 'products'>
  /** the requested quantities by product code */
  readonly items: Readonly<Record<string, number>>
  readonly daysAgo: number
  /** each with the hours since the previous one */
  readonly steps: readonly (readonly [
    step: RequestStepName,
    hours: number,
    details?: RequestStepDetails,
  ])[]
}
