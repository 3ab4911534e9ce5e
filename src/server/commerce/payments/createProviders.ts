import type { Database } from '#server/platform/database/database.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { createTap } from './createTap.ts'
import { createTestGateway } from './testGateway.ts'
import type { DeliverWebhook } from './testWebhooks.ts'

export const paymentProviders = ['STRIPE', 'TAP', 'TEST', 'OFF'] as const

export type StripeConfig = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** the address of the API, if it is not Stripe's own */
  readonly apiUrl?: string
}

export type TapConfig = { readonly secretKey: string; readonly apiUrl?: string }

export type PaymentConfig = {
  readonly paymentProvider: (typeof paymentProviders)[number]
  readonly stripe: StripeConfig | undefined
  readonly tap: TapConfig | undefined
  /** without a trailing slash */
  readonly publicUrl: string
}

type ProviderServices = {
  readonly db: Database
  readonly secret: string
  /** receives the test gateway's events, like the webhook route those of real providers */
  readonly deliverWebhook: DeliverWebhook
}

/** All providers, by code, that can still be asked about the payments they started. */
export type Providers = ReadonlyMap<string, PaymentProvider>

/**
 * Creates every provider with configured keys, so that a shop that changes providers can still
 * settle and refund with the old one. The test gateway exists only if it was chosen.
 */
export async function createProviders(
  { paymentProvider, stripe, tap, publicUrl }: PaymentConfig,
  { db, secret, deliverWebhook }: ProviderServices,
): Promise<Providers> {
  const providers: PaymentProvider[] = []
  if (stripe) {
    const { secretKey, webhookSecret, apiUrl } = stripe
    // Stripe's library takes a tenth of the server's memory, also in shops without it.
    const { createStripe } = await import('./createStripe.ts')
    providers.push(createStripe({ secretKey, webhookSecret, publicUrl, ...hostOptions(apiUrl) }))
  }
  if (tap) providers.push(createTap(tap))
  if (paymentProvider === 'TEST')
    providers.push(createTestGateway({ db, publicUrl, secret, deliverWebhook }))
  return new Map(providers.map((each) => [each.code, each]))
}

function hostOptions(address: string | undefined) {
  if (address === undefined) return {}
  const { protocol, hostname, port } = new URL(address)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port ? Number(port) : isPlain ? 80 : 443,
  }
}
