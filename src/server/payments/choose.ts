import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { PaymentProvider } from './provider.ts'
import { createStripe } from './stripe.ts'
import { createTap } from './tap.ts'
import { createTestGateway } from './testGateway.ts'
import type { Notify } from './testWebhooks.ts'

type Settings = Pick<Config, 'paymentProvider' | 'stripe' | 'tap' | 'publicUrl'>

type Parts = {
  readonly db: Database
  readonly secret: string
  /** takes what the test gateway says, as the route for webhooks takes what others send */
  readonly notify: Notify
}

/** The one provider of this shop; none where nothing is paid by card. */
export function createProvider(
  { paymentProvider, stripe, tap, publicUrl }: Settings,
  { db, secret, notify }: Parts,
): PaymentProvider | undefined {
  if (paymentProvider === 'STRIPE' && stripe) {
    const { secretKey, webhookSecret, apiUrl } = stripe
    return createStripe({ secretKey, webhookSecret, publicUrl, ...placeOf(apiUrl) })
  }
  if (paymentProvider === 'TAP' && tap) return createTap(tap)
  if (paymentProvider === 'TEST') return createTestGateway({ db, publicUrl, secret, notify })
  return undefined
}

function placeOf(address: string | undefined) {
  if (address === undefined) return {}
  const { protocol, hostname, port } = new URL(address)
  const isPlain = protocol === 'http:'
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port ? Number(port) : isPlain ? 80 : 443,
  }
}
