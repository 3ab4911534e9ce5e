import { isOwnPath } from '#domain/links.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ProviderUnavailable, type PaymentFacts, type PaymentProvider } from './provider.ts'
import { withPayment } from './returnTo.ts'
import { isTestCardName, getTestCard, presetExpiry, type TestCardName } from './testCards.ts'
import { testPaymentRoutes } from './testPaymentRoutes.ts'
import {
  cancelPayment,
  addPayment,
  capturePayment,
  failPayment,
  findPayment,
  type TestPayment,
} from './testPayments.ts'
import { refundPayment } from './testRefunds.ts'
import { readTestToken, newTestToken } from './testTokens.ts'
import { createTestVault } from './testVault.ts'
import {
  createTestWebhookSender,
  readEvent,
  type SendTestWebhook,
  type Notify,
} from './testWebhooks.ts'

type Parts = {
  readonly db: Database
  readonly publicUrl: string
  readonly secret: string
  /** what is told after every change, as a webhook would be */
  readonly notify: Notify
}

export type TestGateway = PaymentProvider & Required<Pick<PaymentProvider, 'pages'>>

/** A provider that needs nobody outside, and takes no money: its page offers test cards. */
export function createTestGateway({ db, publicUrl, secret, notify }: Parts): TestGateway {
  const sendWebhook = createTestWebhookSender(secret, notify)
  return {
    code: 'TEST',
    vault: createTestVault(publicUrl),

    async createPayment(order) {
      const payment = await addPayment(order, pathOf(order.returnUrl, publicUrl), db)
      const ref = payment.id
      const card = order.savedCard === undefined ? undefined : readTestToken(order.savedCard)
      if (!card) return { ref, url: `${publicUrl}/test-gateway/payments/${ref}` }
      await chargeSavedCard(ref, card, db, sendWebhook)
      return { ref, url: withPayment(order.returnUrl, ref) }
    },

    retrieve: async (ref) => factsOf(await requirePayment(ref, db)),

    async cancel(ref) {
      const ended = await cancelPayment((await requirePayment(ref, db)).id, db)
      if (ended) void sendWebhook('payment.cancelled', ended)
    },

    async refund(ref, refund) {
      const payment = await requirePayment(ref, db)
      const { isNew, ...refunded } = await refundPayment(db, ref, refund)
      if (isNew) void sendWebhook('payment.refunded', payment)
      return refunded
    },

    readWebhook: (raw, headers) => readEvent(secret, raw, headers),

    pages: async (app, { brand }) => {
      await app.register(testPaymentRoutes, { db, brand, sendWebhook })
    },
  }
}

/** Whoever began does not know the reference yet: nobody waits for what is done with the webhook. */
async function chargeSavedCard(
  ref: string,
  card: TestCardName,
  db: Database,
  announce: SendTestWebhook,
) {
  const isGood = getTestCard(card).paying === 'captured'
  const ended = await (isGood
    ? capturePayment(ref, card, db)
    : failPayment(ref, card, 'card_declined', db))
  if (ended) void announce(isGood ? 'payment.captured' : 'payment.failed', ended)
}

async function requirePayment(ref: string, db: Database): Promise<TestPayment> {
  const payment = await findPayment(ref, db)
  if (!payment) throw new ProviderUnavailable(`test gateway: no payment ${ref}`)
  return payment
}

/** The gateway leads nowhere but to the shop, under whichever of its names it was opened. */
function pathOf(returnUrl: string, publicUrl: string): string {
  const path = returnUrl.startsWith(publicUrl) ? returnUrl.slice(publicUrl.length) : returnUrl
  if (isOwnPath(path)) return path
  throw new ProviderUnavailable(`test gateway: ${returnUrl} is not a page of the shop`)
}

function factsOf(payment: TestPayment): PaymentFacts {
  const { id, state, amount, currency, refunded, failure, payer, created_at } = payment
  const card = isTestCardName(payment.card) ? payment.card : undefined
  const known = { state, currency }
  if (state !== 'captured' || !card) {
    return {
      ...known,
      captured: 0,
      refunded: 0,
      ...(state === 'failed' && failure ? { failure } : {}),
    }
  }
  const { brand, lastFour } = getTestCard(card)
  const expiry = presetExpiry(new Date(created_at))
  const savedCard = { token: newTestToken(card, id), provider: 'test', holder: payer, expiry }
  return {
    ...known,
    captured: amount,
    refunded,
    card: { brand, lastFour },
    ...(payment.save_card ? { saved: { ...savedCard, brand, lastFour } } : {}),
  }
}
