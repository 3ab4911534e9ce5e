import { isOwnPath } from '#domain/links.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  ProviderUnavailable,
  type PaymentDetails,
  type PaymentProvider,
} from './paymentProvider.ts'
import { withPayment } from './returnTo.ts'
import { isTestCardName, getTestCard, presetExpiry, type TestCardName } from './testCards.ts'
import { testPaymentRoutes } from './testPaymentRoutes.ts'
import {
  cancelPayment,
  insertTestPayment,
  capturePayment,
  failPayment,
  findTestPayment,
  type TestPayment,
} from './testPayments.ts'
import { refundTestPayment } from './refundTestPayment.ts'
import { readTestToken, createTestToken } from './testTokens.ts'
import { createTestVault } from './createTestVault.ts'
import {
  createTestWebhookSender,
  readTestEvent,
  type SendTestWebhook,
  type DeliverWebhook,
} from './testWebhooks.ts'

type GatewayOptions = {
  readonly db: Database
  readonly publicUrl: string
  readonly secret: string
  /** receives an event after every change, like a webhook */
  readonly deliverWebhook: DeliverWebhook
}

export type TestGateway = PaymentProvider & Required<Pick<PaymentProvider, 'pages'>>

/** A provider without an external service that takes no money: its page offers test cards. */
export function createTestGateway({
  db,
  publicUrl,
  secret,
  deliverWebhook,
}: GatewayOptions): TestGateway {
  const sendWebhook = createTestWebhookSender(secret, deliverWebhook)
  return {
    code: 'TEST',
    vault: createTestVault(publicUrl),

    async createPayment(order) {
      const payment = await insertTestPayment(order, requireOwnPath(order.returnUrl, publicUrl), db)
      const ref = payment.id
      const card = order.savedCard === undefined ? undefined : readTestToken(order.savedCard)
      if (!card) return { ref, url: `${publicUrl}/test-gateway/payments/${ref}` }
      await chargeSavedCard(ref, card, db, sendWebhook)
      return { ref, url: withPayment(order.returnUrl, ref) }
    },

    retrieve: async (ref) => paymentDetailsOf(await requirePayment(ref, db)),

    async cancel(ref) {
      const endedPayment = await cancelPayment((await requirePayment(ref, db)).id, db)
      if (endedPayment) void sendWebhook('payment.cancelled', endedPayment)
    },

    async refund(ref, refund) {
      const payment = await requirePayment(ref, db)
      const { isNew, ...refunded } = await refundTestPayment(db, ref, refund)
      if (isNew) void sendWebhook('payment.refunded', payment)
      return refunded
    },

    readWebhook: (raw, headers) => readTestEvent(secret, raw, headers),

    pages: async (app, { brand }) => {
      await app.register(testPaymentRoutes, { db, brand, sendWebhook })
    },
  }
}

/** The caller does not know the reference yet, so the webhook is not awaited. */
async function chargeSavedCard(
  ref: string,
  card: TestCardName,
  db: Database,
  sendWebhook: SendTestWebhook,
) {
  const isAccepted = getTestCard(card).paying === 'captured'
  const ended = await (isAccepted
    ? capturePayment(ref, card, db)
    : failPayment(ref, card, 'card_declined', db))
  if (ended) void sendWebhook(isAccepted ? 'payment.captured' : 'payment.failed', ended)
}

async function requirePayment(ref: string, db: Database): Promise<TestPayment> {
  const payment = await findTestPayment(ref, db)
  if (!payment) throw new ProviderUnavailable(`test gateway: no payment ${ref}`)
  return payment
}

/** The gateway only returns to the shop, under any of its host names. */
function requireOwnPath(returnUrl: string, publicUrl: string): string {
  const path = returnUrl.startsWith(publicUrl) ? returnUrl.slice(publicUrl.length) : returnUrl
  if (isOwnPath(path)) return path
  throw new ProviderUnavailable(`test gateway: ${returnUrl} is not a page of the shop`)
}

function paymentDetailsOf(payment: TestPayment): PaymentDetails {
  const { id, state, amount, currency, refunded, failure, payer, created_at } = payment
  const card = isTestCardName(payment.card) ? payment.card : undefined
  const common = { state, currency }
  if (state !== 'captured' || !card) {
    return {
      ...common,
      captured: 0,
      refunded: 0,
      ...(state === 'failed' && failure ? { failure } : {}),
    }
  }
  const { brand, lastFour } = getTestCard(card)
  const expiry = presetExpiry(new Date(created_at))
  const savedCard = { token: createTestToken(card, id), provider: 'test', holder: payer, expiry }
  return {
    ...common,
    captured: amount,
    refunded,
    card: { brand, lastFour },
    ...(payment.save_card ? { saved: { ...savedCard, brand, lastFour } } : {}),
  }
}
