import { parseForm, formText, formTexts, type Form } from '../formBody.ts'
import type { FakeResponse, FakeRequest } from '../fakeServer.ts'
import { parseAmount, chargeIntent, declinedError, chargeErrorOf } from './cards.ts'
import { createSession, expireSession } from './sessions.ts'
import { invalidRequest, StripeError, type Store, type StripeObject } from './store.ts'

export type Behaviour = { pendingRefunds: boolean }

type Handler = (request: { id: string; form: Form; query: Form }) => unknown

/** Creates the part of Stripe's API that a shop uses. */
export function createHandlers(
  store: Store,
  behaviour: Behaviour,
): Readonly<Record<string, Handler>> {
  return {
    'POST /v1/customers': ({ form }) =>
      store.add('cus', 'customer', {
        name: formText(form, 'name') ?? null,
        email: formText(form, 'email') ?? null,
        metadata: formTexts(form, 'metadata'),
      }),
    'GET /v1/customers': ({ query }) =>
      toList(store.list('customer').filter(({ email }) => email === formText(query, 'email'))),
    'POST /v1/checkout/sessions': ({ form }) => createSession(store, form),
    'GET /v1/checkout/sessions': () => toList(store.list('checkout.session')),
    'GET /v1/checkout/sessions/:id': ({ id, query }) =>
      store.present(store.find(id), Object.values(formTexts(query, 'expand'))),
    'POST /v1/checkout/sessions/:id/expire': ({ id }) => expireSession(store.find(id)),
    'POST /v1/payment_intents': ({ form }) => chargeSavedCard(store, form),
    'GET /v1/payment_intents/:id': ({ id, query }) =>
      store.present(store.find(id), Object.values(formTexts(query, 'expand'))),
    'POST /v1/refunds': ({ form }) => refund(store, form, behaviour),
    'GET /v1/refunds': ({ query }) =>
      toList(
        store.list('refund').filter((each) => each['payment_intent'] === query['payment_intent']),
      ),
  }
}

const toList = (data: readonly StripeObject[]) => ({ object: 'list', has_more: false, data })

function chargeSavedCard(store: Store, form: Form): StripeObject {
  const method = store.find(formText(form, 'payment_method'))
  const customer = formText(form, 'customer')
  if (method['customer'] !== customer)
    throw invalidRequest('The PaymentMethod belongs to another Customer')
  if (formText(form, 'confirm') !== 'true' || formText(form, 'off_session') !== 'true') {
    throw invalidRequest('this fake knows confirmed off-session payments only')
  }
  if (formText(form, 'automatic_payment_methods', 'allow_redirects') !== 'never') {
    throw invalidRequest('You must provide a `return_url`.')
  }
  const currency = formText(form, 'currency')
  const intent = store.add('pi', 'payment_intent', {
    amount: parseAmount(formText(form, 'amount'), currency),
    amount_received: 0,
    currency,
    customer,
    metadata: formTexts(form, 'metadata'),
    setup_future_usage: null,
    payment_method: method.id,
    latest_charge: null,
    last_payment_error: null,
    status: 'requires_payment_method',
  })
  const errorCode = chargeErrorOf(method)
  if (!errorCode) {
    chargeIntent(store, intent)
    return intent
  }
  intent['last_payment_error'] = declinedError(errorCode)
  throw new StripeError(402, { ...declinedError(errorCode), payment_intent: { ...intent } })
}

function refund(store: Store, form: Form, { pendingRefunds }: Behaviour): StripeObject {
  const intent = store.find(formText(form, 'payment_intent'))
  if (intent['status'] !== 'succeeded')
    throw invalidRequest('This PaymentIntent has no successful charge')
  const paid = store.find(intent['latest_charge'])
  const amount = parseAmount(formText(form, 'amount'), String(intent['currency']))
  const refunded = Number(paid['amount_refunded']) + amount
  if (refunded > Number(paid['amount_captured'])) {
    throw invalidRequest(
      'Refund amount is greater than unrefunded amount',
      'charge_already_refunded',
    )
  }
  paid['amount_refunded'] = refunded
  return store.add('re', 'refund', {
    amount,
    charge: paid.id,
    payment_intent: intent.id,
    currency: intent['currency'],
    metadata: formTexts(form, 'metadata'),
    status: pendingRefunds ? 'pending' : 'succeeded',
  })
}

type StoredResponse = { readonly requestText: string; readonly response: FakeResponse }

/** Checks the API key and the idempotency key, then calls the handler of the path. */
export function createResponder(handlers: Readonly<Record<string, Handler>>, secretKey: string) {
  const replays = new Map<string, StoredResponse>()

  return (request: FakeRequest): FakeResponse => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return errorResponse(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${secretKey.slice(0, 8)}****`,
      })
    }
    const key = request.headers['idempotency-key']
    if (request.method !== 'POST' || typeof key !== 'string') return respond(handlers, request)
    const question = `${request.path} ${request.body}`
    const stored = replays.get(key)
    if (stored && stored.requestText !== question) {
      return errorResponse(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests …',
      })
    }
    const response = stored?.response ?? deepCopy(respond(handlers, request))
    if (response.status !== 400) replays.set(key, { requestText: question, response })
    return response
  }
}

/** Keeps the first response as it was, even if the object changes later. */
const deepCopy = ({ status, body }: FakeResponse): FakeResponse => ({
  status,
  body: JSON.parse(JSON.stringify(body)),
})

const errorResponse = (status: number, error: object): FakeResponse => ({ status, body: { error } })

function respond(handlers: Readonly<Record<string, Handler>>, request: FakeRequest): FakeResponse {
  const parts = request.path.split('/')
  const id = parts.find((part) => /^(cs_test|pi|re)_/.test(part)) ?? ''
  const pattern = parts.map((part) => (part === id && id ? ':id' : part)).join('/')
  const handler = handlers[`${request.method} ${pattern}`]
  if (!handler) return errorResponse(404, { type: 'invalid_request_error', message: request.path })
  try {
    const query = parseForm(request.query.toString())
    return { status: 200, body: handler({ id, form: parseForm(request.body), query }) }
  } catch (error) {
    if (error instanceof StripeError) return errorResponse(error.status, error.error)
    throw error
  }
}
