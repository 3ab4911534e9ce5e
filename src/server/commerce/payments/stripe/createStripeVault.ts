import Stripe from 'stripe'
import type { Database } from '#server/platform/database/database.ts'
import type { Card, CardSetup, CardVault } from '../cardVault.ts'
import { ProviderUnavailable } from '../paymentProvider.ts'
import { assertOwnPath, withCardSetup } from '../returnTo.ts'
import { insertCardSetup, consumeCardSetup } from '../cardSetups.ts'
import { toCard } from './stripeCard.ts'
import { localeOf, withSessionPlaceholder } from './checkout.ts'
import { withStripeErrors } from './stripeClient.ts'
import { ensureCustomer } from './ensureCustomer.ts'

/** Equal to the lifetime of a stored setup. */
const setupLifetimeSeconds = 60 * 60

/**
 * Cards stored by Stripe. Its setup page adds one without a payment and returns the id of the page.
 */
export const createStripeVault = (stripe: Stripe, publicUrl: string): CardVault => ({
  async startSetup(setup, db) {
    assertOwnPath(setup.returnTo)
    const account = await readAccount(setup.accountId, db)
    const { id, url } = await withStripeErrors(() => openSetup(stripe, setup, account, publicUrl))
    if (!url) throw new ProviderUnavailable(`Stripe: ${id} has no page`)
    await insertCardSetup(setup, db, id)
    return url
  },

  async redeemToken(token, accountId, db) {
    if (!/^cs_\w+$/.test(token)) return undefined
    const card = await withStripeErrors(() => readSavedCard(stripe, token, accountId))
    return card && (await consumeCardSetup(token, accountId, db)) ? card : undefined
  },
})

async function readAccount(id: string, db: Database) {
  const account = await db
    .selectFrom('accounts')
    .select(['name', 'email'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account) throw new Error(`no account ${id} to keep a card for`)
  return { id, ...account }
}

async function openSetup(
  stripe: Stripe,
  { accountId, returnTo, language }: CardSetup,
  account: Parameters<typeof ensureCustomer>[1],
  publicUrl: string,
) {
  const returnUrl = (outcome: string) => publicUrl + withCardSetup(returnTo, outcome)
  return stripe.checkout.sessions.create({
    mode: 'setup',
    customer: await ensureCustomer(stripe, account),
    client_reference_id: accountId,
    allowed_payment_method_types: ['card'],
    locale: localeOf(language),
    expires_at: Math.floor(Date.now() / 1000) + setupLifetimeSeconds,
    success_url: withSessionPlaceholder(returnUrl('{CHECKOUT_SESSION_ID}')),
    cancel_url: returnUrl('cancelled'),
  })
}

async function readSavedCard(
  stripe: Stripe,
  token: string,
  accountId: string,
): Promise<Card | undefined> {
  const session = await stripe.checkout.sessions
    .retrieve(token, { expand: ['setup_intent', 'setup_intent.payment_method'] })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
      throw error
    })
  if (session?.status !== 'complete' || session.client_reference_id !== accountId) return undefined
  const { setup_intent: intent } = session
  const method = typeof intent === 'object' ? intent?.payment_method : undefined
  return method && typeof method === 'object' ? toCard(method) : undefined
}
