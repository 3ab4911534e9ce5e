import type { FastifyPluginAsync } from 'fastify'
import type { Language } from '#domain/locale.ts'
import type { Money } from '#domain/money.ts'
import { UpstreamError } from '#server/platform/upstreamError.ts'
import type { Card, CardVault } from './cardVault.ts'
import type { GatewayBrand } from './testPage.ts'

/** What a provider is asked to collect. Nothing is kept of it but what the provider answers. */
export type PaymentOrder = {
  /** ours; travels as metadata, so that a webhook finds its way back */
  readonly paymentId: string
  readonly orderId: string
  readonly number: string
  readonly amount: Money
  readonly customer: { readonly id: string; readonly name: string; readonly email: string }
  readonly language: Language
  /** where the payer lands afterwards, however it ended */
  readonly returnUrl: string
  readonly webhookUrl: string
  /** ISO 8601; after this the provider takes no money any more */
  readonly expiresAt: string
  /** the same key never makes a second charge */
  readonly key: string
  /** the token of a card the payer has kept with this provider */
  readonly savedCard?: string
  readonly saveCard?: boolean
}

/** The only source of truth about money: what the provider says when it is asked. */
export type PaymentDetails = {
  readonly state: 'open' | 'captured' | 'failed' | 'cancelled' | 'expired'
  /** what was taken, in minor units; 0 until it is captured */
  readonly captured: number
  /** of that, what was given back or is on its way back */
  readonly refunded: number
  readonly currency: string
  readonly card?: { readonly brand: string; readonly lastFour: string }
  /** the card that the provider keeps from now on, where `saveCard` asked for it */
  readonly saved?: Card
  /** why it failed, for staff */
  readonly failure?: string
}

/** Says that something happened, not what: the facts are fetched. */
export type WebhookEvent = {
  readonly eventId: string
  readonly type: string
  readonly ref?: string
  readonly paymentId?: string
}

export type RefundResult = {
  /** empty where the provider refused to make one */
  readonly ref: string
  readonly state: 'done' | 'pending' | 'failed'
  /** why it failed, for staff */
  readonly failure?: string
}

export type StartedPayment = { readonly ref: string; readonly url: string }

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>

export const providerCodes = ['STRIPE', 'TAP', 'TEST'] as const
export type ProviderCode = (typeof providerCodes)[number]

/** One way to take money by a page of somebody else's. */
export type PaymentProvider = {
  readonly code: ProviderCode
  readonly vault: CardVault
  /** throws `ProviderUnavailable` where the provider cannot be reached or refuses to begin */
  readonly createPayment: (order: PaymentOrder) => Promise<StartedPayment>
  readonly retrieve: (ref: string) => Promise<PaymentDetails>
  /** ends one that is still open; nothing happens to one that has ended */
  readonly cancel: (ref: string) => Promise<void>
  readonly refund: (
    ref: string,
    refund: { readonly amount: Money; readonly reason: string; readonly key: string },
  ) => Promise<RefundResult>
  /** throws `WebhookRefused` where the signature is not the provider's */
  readonly readWebhook: (raw: Buffer, headers: WebhookHeaders) => WebhookEvent
  /** pages that we serve ourselves, of a provider that is nobody else */
  readonly pages?: FastifyPluginAsync<{ readonly brand: GatewayBrand }>
}

export class ProviderUnavailable extends UpstreamError {
  override readonly problemCode = 'payment_unavailable'
}
export class InvalidWebhookError extends Error {}
