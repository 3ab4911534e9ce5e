import { isOwnPath } from '#domain/links.ts'
import type { Database } from '#server/platform/database/database.ts'
import { ProviderUnavailable, type PaymentFacts, type PaymentProvider } from './provider.ts'
import { withPayment } from './returnTo.ts'
import { isTestCardName, offerOf, presetExpiry, type TestCardName } from './testCards.ts'
import { testPaymentRoutes } from './testPaymentRoutes.ts'
import { abort, addPayment, capture, fail, findPayment, type TestPayment } from './testPayments.ts'
import { giveBack } from './testRefunds.ts'
import { cardOfToken, newTestToken } from './testTokens.ts'
import { createTestVault } from './testVault.ts'
import { createAnnouncer, readEvent, type Announce, type Notify } from './testWebhooks.ts'

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
  const announce = createAnnouncer(secret, notify)
  return {
    code: 'TEST',
    vault: createTestVault(publicUrl),

    async begin(order) {
      const payment = await addPayment(order, pathOf(order.returnUrl, publicUrl), db)
      const ref = payment.id
      const card = order.savedCard === undefined ? undefined : cardOfToken(order.savedCard)
      if (!card) return { ref, url: `${publicUrl}/test-gateway/payments/${ref}` }
      await chargeKept(ref, card, db, announce)
      return { ref, url: withPayment(order.returnUrl, ref) }
    },

    retrieve: async (ref) => factsOf(await demanded(ref, db)),

    async cancel(ref) {
      const ended = await abort((await demanded(ref, db)).id, db)
      if (ended) void announce('payment.cancelled', ended)
    },

    async refund(ref, refund) {
      const payment = await demanded(ref, db)
      const { isNew, ...refunded } = await giveBack(db, ref, refund)
      if (isNew) void announce('payment.refunded', payment)
      return refunded
    },

    readWebhook: (raw, headers) => readEvent(secret, raw, headers),

    pages: async (app, { brand }) => {
      await app.register(testPaymentRoutes, { db, brand, announce })
    },
  }
}

/** Whoever began does not know the reference yet: nobody waits for what is done with the webhook. */
async function chargeKept(ref: string, card: TestCardName, db: Database, announce: Announce) {
  const isGood = offerOf(card).paying === 'captured'
  const ended = await (isGood ? capture(ref, card, db) : fail(ref, card, 'card_declined', db))
  if (ended) void announce(isGood ? 'payment.captured' : 'payment.failed', ended)
}

async function demanded(ref: string, db: Database): Promise<TestPayment> {
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
  const { brand, lastFour } = offerOf(card)
  const expiry = presetExpiry(new Date(created_at))
  const kept = { token: newTestToken(card, id), provider: 'test', holder: payer, expiry }
  return {
    ...known,
    captured: amount,
    refunded,
    card: { brand, lastFour },
    ...(payment.save_card ? { saved: { ...kept, brand, lastFour } } : {}),
  }
}
