import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { startFakeServer, type FakeServer } from './fakeServer.ts'
import { addPaymentMethod, chargeIntent, declinedError } from './stripe/cards.ts'
import { createResponder, createHandlers, type Behaviour } from './stripe/createResponder.ts'
import { expireSession, createIntent } from './stripe/sessions.ts'
import { createStore, type StripeObject } from './stripe/store.ts'

const secretKey = 'sk_test_fakeKeyOfNobody'
const webhookSecret = 'whsec_fakeSecretOfNobody'

export type SignedWebhook = { readonly raw: Buffer; readonly headers: Record<string, string> }

export type FakeStripe = Pick<FakeServer, 'requests' | 'fail' | 'close'> & {
  readonly url: string
  /** as `createStripe` takes them */
  readonly settings: {
    readonly secretKey: string
    readonly webhookSecret: string
    readonly host: string
    readonly port: number
    readonly protocol: 'http'
  }
  readonly find: (id: unknown) => StripeObject
  readonly list: (object: string) => StripeObject[]
  /** actions of payers on the page of a session */
  readonly pay: (session: string, lastFour?: string) => void
  readonly payLater: (session: string) => void
  readonly settle: (session: string, outcome: 'paid' | 'failed') => void
  readonly decline: (session: string) => void
  readonly expire: (session: string) => void
  readonly addCard: (session: string, lastFour?: string) => void
  /** how banks treat refunds: all from now on, and a single one */
  readonly keepRefundsPending: (isPending: boolean) => void
  readonly settleRefund: (refund: string, outcome: 'succeeded' | 'failed') => void
  /** a signed event */
  readonly event: (
    type: string,
    subject: { readonly id: string; readonly [field: string]: unknown },
    signing?: { readonly secret?: string; readonly at?: number; readonly id?: string },
  ) => SignedWebhook
}

/** Starts the part of Stripe that a shop needs locally, with control over payers and banks. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const store = createStore()
  const behaviour: Behaviour = { pendingRefunds: false }
  const server = await startFakeServer(
    createResponder(createHandlers(store, behaviour), secretKey),
    {
      status: 429,
      body: { error: { type: 'rate_limit_error', message: 'Too many requests' } },
    },
  )
  const { hostname, port } = new URL(server.url)
  const intentFor = (session: StripeObject, method?: StripeObject): StripeObject =>
    session['payment_intent']
      ? Object.assign(store.find(session['payment_intent']), { payment_method: method?.id ?? null })
      : createIntent(store, session, method)

  return {
    ...server,
    settings: {
      secretKey,
      webhookSecret,
      host: hostname,
      port: Number(port),
      protocol: 'http',
    },
    find: store.find,
    list: store.list,
    pay(id, lastFour = '4242') {
      const session = store.find(id)
      const cardOwner = session['setup_future_usage'] ? session['customer'] : null
      chargeIntent(store, intentFor(session, addPaymentMethod(store, lastFour, cardOwner)))
      Object.assign(session, { status: 'complete', payment_status: 'paid', url: null })
    },
    payLater(id) {
      const session = store.find(id)
      const intent = intentFor(session, addPaymentMethod(store, '4242', null))
      intent['status'] = 'processing'
      Object.assign(session, { status: 'complete', payment_status: 'unpaid', url: null })
    },
    settle(id, outcome) {
      const session = store.find(id)
      const intent = store.find(session['payment_intent'])
      if (outcome === 'paid') {
        chargeIntent(store, intent)
        session['payment_status'] = 'paid'
      } else {
        intent['status'] = 'requires_payment_method'
        intent['last_payment_error'] = declinedError('card_declined')
      }
    },
    decline(id) {
      intentFor(store.find(id))['last_payment_error'] = declinedError('card_declined')
    },
    expire: (id) => void expireSession(store.find(id)),
    addCard(id, lastFour = '4242') {
      const session = store.find(id)
      const method = addPaymentMethod(store, lastFour, session['customer'])
      const intent = store.add('seti', 'setup_intent', {
        customer: session['customer'],
        payment_method: method.id,
        status: 'succeeded',
      })
      Object.assign(session, { status: 'complete', setup_intent: intent.id, url: null })
    },
    keepRefundsPending: (isHeld) => void (behaviour.pendingRefunds = isHeld),
    settleRefund(id, outcome) {
      const refund = store.find(id)
      refund['status'] = outcome
      if (outcome === 'succeeded') return
      refund['failure_reason'] = 'expired_or_canceled_card'
      const paid = store.find(refund['charge'])
      paid['amount_refunded'] = Number(paid['amount_refunded']) - Number(refund['amount'])
    },
    event(type, subject, signing = {}) {
      const id = signing.id ?? `evt_${randomBytes(8).toString('hex')}`
      const payload = JSON.stringify({ id, object: 'event', type, data: { object: subject } })
      const header = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: signing.secret ?? webhookSecret,
        ...(signing.at === undefined ? {} : { timestamp: signing.at }),
      })
      return { raw: Buffer.from(payload), headers: { 'stripe-signature': header } }
    },
  }
}
