import type { FastifyPluginAsync } from 'fastify'
import type { Language } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { UpstreamError } from '#server/platform/upstreamError.ts'
import type { Card, CardVault } from './cardVault.ts'
import type { GatewayBrand } from './testPage.ts'

/** A payment to collect. Only the provider's response is stored. */
export type PaymentOrder = {
  /** our id; sent as metadata, so that webhooks can be matched */
  readonly paymentId: string
  readonly orderId: string
  readonly number: string
  readonly amount: Money
  readonly customer: { readonly id: string; readonly name: string; readonly email: string }
  readonly language: Language
  /** where the payer returns to, whatever the outcome */
  readonly returnUrl: string
  readonly webhookUrl: string
  /** ISO 8601; after this the provider accepts no more money */
  readonly expiresAt: string
  /** idempotency key: the same key never creates a second charge */
  readonly key: string
  /** the token of a card that the payer saved with this provider */
  readonly savedCard?: string
  readonly saveCard?: boolean
}

/** The provider's current state of a payment: the only source of truth about money. */
export type PaymentDetails = {
  readonly state: 'open' | 'captured' | 'failed' | 'cancelled' | 'expired'
  /** received, in minor units; 0 until captured */
  readonly captured: number
  /** how much of it was refunded or is being refunded */
  readonly refunded: number
  readonly currency: string
  readonly card?: { readonly brand: string; readonly lastFour: string }
  /** the card saved during the payment, if `saveCard` was set */
  readonly saved?: Card
  /** the reason of the failure, for staff */
  readonly failure?: string
}

/** Only says that something happened; the details are fetched. */
export type WebhookEvent = {
  readonly eventId: string
  readonly type: string
  readonly ref?: string
  readonly paymentId?: string
}

export type RefundResult = {
  /** empty if the provider refused to create one */
  readonly ref: string
  readonly state: 'done' | 'pending' | 'failed'
  /** the reason of the failure, for staff */
  readonly failure?: string
}

export type StartedPayment = { readonly ref: string; readonly url: string }

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

export const providerCodes = ['STRIPE', 'TAP', 'TEST'] as const
export type ProviderCode = (typeof providerCodes)[number]

export type PaymentProvider = {
  readonly code: ProviderCode
  readonly vault: CardVault
  /** throws `ProviderUnavailable` if the provider cannot be reached or refuses */
  readonly createPayment: (order: PaymentOrder) => Promise<StartedPayment>
  readonly retrieve: (ref: string) => Promise<PaymentDetails>
  /** cancels an open payment; does nothing to one that has ended */
  readonly cancel: (ref: string) => Promise<void>
  readonly refund: (
    ref: string,
    refund: { readonly amount: Money; readonly reason: string; readonly key: string },
  ) => Promise<RefundResult>
  /** throws `InvalidWebhookError` if the signature is invalid */
  readonly readWebhook: (raw: Buffer, headers: WebhookHeaders) => WebhookEvent
  /** pages served by us, for the test gateway */
  readonly pages?: FastifyPluginAsync<{ readonly brand: GatewayBrand }>
}

export class ProviderUnavailable extends UpstreamError {
  override readonly problemCode = 'payment_unavailable'
}
export class InvalidWebhookError extends Error {}
