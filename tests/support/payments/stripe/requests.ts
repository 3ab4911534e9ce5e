import { formOf, wordIn, wordsIn, type Form } from '../formBody.ts'
import type { Answer, Asked } from '../fakeServer.ts'
import { amountOf, charge, declined, outcomeOf } from './cards.ts'
import { createSession, expireSession } from './sessions.ts'
import { invalid, StripeFault, type Store, type Thing } from './store.ts'

export type Behaviour = { pendingRefunds: boolean }

type Handler = (asked: { id: string; form: Form; query: Form }) => unknown

/** The part of Stripe's API that a shop speaks. */
export function handlersOf(store: Store, behaviour: Behaviour): Readonly<Record<string, Handler>> {
  return {
    'POST /v1/customers': ({ form }) =>
      store.add('cus', 'customer', {
        name: wordIn(form, 'name') ?? null,
        email: wordIn(form, 'email') ?? null,
        metadata: wordsIn(form, 'metadata'),
      }),
    'GET /v1/customers': ({ query }) =>
      listOf(store.list('customer').filter(({ email }) => email === wordIn(query, 'email'))),
    'POST /v1/checkout/sessions': ({ form }) => createSession(store, form),
    'GET /v1/checkout/sessions': () => listOf(store.list('checkout.session')),
    'GET /v1/checkout/sessions/:id': ({ id, query }) =>
      store.present(store.find(id), Object.values(wordsIn(query, 'expand'))),
    'POST /v1/checkout/sessions/:id/expire': ({ id }) => expireSession(store.find(id)),
    'POST /v1/payment_intents': ({ form }) => payOffSession(store, form),
    'GET /v1/payment_intents/:id': ({ id, query }) =>
      store.present(store.find(id), Object.values(wordsIn(query, 'expand'))),
    'POST /v1/refunds': ({ form }) => refund(store, form, behaviour),
    'GET /v1/refunds': ({ query }) =>
      listOf(
        store.list('refund').filter((each) => each['payment_intent'] === query['payment_intent']),
      ),
  }
}

const listOf = (data: readonly Thing[]) => ({ object: 'list', has_more: false, data })

function payOffSession(store: Store, form: Form): Thing {
  const method = store.find(wordIn(form, 'payment_method'))
  const customer = wordIn(form, 'customer')
  if (method['customer'] !== customer)
    throw invalid('The PaymentMethod belongs to another Customer')
  if (wordIn(form, 'confirm') !== 'true' || wordIn(form, 'off_session') !== 'true') {
    throw invalid('this fake knows confirmed off-session payments only')
  }
  if (wordIn(form, 'automatic_payment_methods', 'allow_redirects') !== 'never') {
    throw invalid('You must provide a `return_url`.')
  }
  const currency = wordIn(form, 'currency')
  const intent = store.add('pi', 'payment_intent', {
    amount: amountOf(wordIn(form, 'amount'), currency),
    amount_received: 0,
    currency,
    customer,
    metadata: wordsIn(form, 'metadata'),
    setup_future_usage: null,
    payment_method: method.id,
    latest_charge: null,
    last_payment_error: null,
    status: 'requires_payment_method',
  })
  const fault = outcomeOf(method)
  if (!fault) {
    charge(store, intent)
    return intent
  }
  intent['last_payment_error'] = declined(fault)
  throw new StripeFault(402, { ...declined(fault), payment_intent: { ...intent } })
}

function refund(store: Store, form: Form, { pendingRefunds }: Behaviour): Thing {
  const intent = store.find(wordIn(form, 'payment_intent'))
  if (intent['status'] !== 'succeeded') throw invalid('This PaymentIntent has no successful charge')
  const paid = store.find(intent['latest_charge'])
  const amount = amountOf(wordIn(form, 'amount'), String(intent['currency']))
  const refunded = Number(paid['amount_refunded']) + amount
  if (refunded > Number(paid['amount_captured'])) {
    throw invalid('Refund amount is greater than unrefunded amount', 'charge_already_refunded')
  }
  paid['amount_refunded'] = refunded
  return store.add('re', 'refund', {
    amount,
    charge: paid.id,
    payment_intent: intent.id,
    currency: intent['currency'],
    metadata: wordsIn(form, 'metadata'),
    status: pendingRefunds ? 'pending' : 'succeeded',
  })
}

type Replayed = { readonly question: string; readonly answer: Answer }

/** Signed in or not, known key or new one: then whoever answers for the address. */
export function createResponder(handlers: Readonly<Record<string, Handler>>, secretKey: string) {
  const replays = new Map<string, Replayed>()

  return (asked: Asked): Answer => {
    if (asked.headers.authorization !== `Bearer ${secretKey}`) {
      return fault(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${secretKey.slice(0, 8)}****`,
      })
    }
    const key = asked.headers['idempotency-key']
    if (asked.method !== 'POST' || typeof key !== 'string') return respond(handlers, asked)
    const question = `${asked.path} ${asked.body}`
    const known = replays.get(key)
    if (known && known.question !== question) {
      return fault(400, { type: 'idempotency_error', message: 'Keys for idempotent requests …' })
    }
    const answer = known?.answer ?? frozen(respond(handlers, asked))
    if (answer.status !== 400) replays.set(key, { question, answer })
    return answer
  }
}

/** As it was said first, whatever becomes of the thing. */
const frozen = ({ status, body }: Answer): Answer => ({
  status,
  body: JSON.parse(JSON.stringify(body)),
})

const fault = (status: number, error: object): Answer => ({ status, body: { error } })

function respond(handlers: Readonly<Record<string, Handler>>, asked: Asked): Answer {
  const parts = asked.path.split('/')
  const id = parts.find((part) => /^(cs_test|pi|re)_/.test(part)) ?? ''
  const pattern = parts.map((part) => (part === id && id ? ':id' : part)).join('/')
  const handler = handlers[`${asked.method} ${pattern}`]
  if (!handler) return fault(404, { type: 'invalid_request_error', message: asked.path })
  try {
    const query = formOf(asked.query.toString())
    return { status: 200, body: handler({ id, form: formOf(asked.body), query }) }
  } catch (error) {
    if (error instanceof StripeFault) return fault(error.status, error.error)
    throw error
  }
}
