import { wordIn, wordsIn, type Form } from '../formBody.ts'
import { amountOf } from './cards.ts'
import { invalid, type Store, type Thing } from './store.ts'

const halfHour = 30 * 60
const day = 24 * 60 * 60

export function createSession(store: Store, form: Form): Thing {
  const mode = wordIn(form, 'mode')
  const customer = wordIn(form, 'customer')
  const email = wordIn(form, 'customer_email')
  if (customer && email) throw invalid('You may only specify one of customer, customer_email.')
  if (customer) store.find(customer)
  if (!URL.canParse(wordIn(form, 'success_url') ?? '')) throw invalid('Not a valid URL')
  const id = store.add('cs_test', 'checkout.session', {
    ...(mode === 'setup' ? setupOf(form) : paymentOf(form)),
    mode,
    status: 'open',
    payment_intent: null,
    setup_intent: null,
    client_reference_id: wordIn(form, 'client_reference_id') ?? null,
    customer: customer ?? null,
    customer_email: email ?? null,
    metadata: wordsIn(form, 'metadata'),
    expires_at: expiryOf(wordIn(form, 'expires_at')),
    locale: wordIn(form, 'locale') ?? null,
    success_url: wordIn(form, 'success_url'),
    cancel_url: wordIn(form, 'cancel_url') ?? null,
    asked: form,
  })
  return Object.assign(id, { url: `https://checkout.stripe.test/c/pay/${id.id}` })
}

function paymentOf(form: Form) {
  const line = ['line_items', '0'] as const
  const currency = wordIn(form, ...line, 'price_data', 'currency')
  const each = amountOf(wordIn(form, ...line, 'price_data', 'unit_amount'), currency)
  if (!wordIn(form, ...line, 'price_data', 'product_data', 'name')) throw invalid('Missing name')
  return {
    currency,
    amount_total: each * Number(wordIn(form, ...line, 'quantity') ?? 0),
    payment_status: 'unpaid',
    intent_metadata: wordsIn(form, 'payment_intent_data', 'metadata'),
    setup_future_usage: wordIn(form, 'payment_intent_data', 'setup_future_usage') ?? null,
  }
}

function setupOf(form: Form) {
  if (!wordIn(form, 'currency') && !wordIn(form, 'allowed_payment_method_types', '0')) {
    throw invalid('currency is required in setup mode')
  }
  return { currency: null, amount_total: null, payment_status: 'no_payment_required' }
}

function expiryOf(text: string | undefined): number {
  const now = Date.now() / 1000
  const at = text === undefined ? Math.floor(now) + day : Number(text)
  if (at < now + halfHour || at > now + day) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.')
  }
  return at
}

/** What a payer does on the page of a session. */
export function intentOf(store: Store, session: Thing, method: Thing | undefined): Thing {
  const intent = store.add('pi', 'payment_intent', {
    amount: session['amount_total'],
    amount_received: 0,
    currency: session['currency'],
    customer: session['customer'],
    metadata: session['intent_metadata'],
    setup_future_usage: session['setup_future_usage'],
    payment_method: method?.id ?? null,
    latest_charge: null,
    last_payment_error: null,
    status: 'requires_payment_method',
  })
  session['payment_intent'] = intent.id
  return intent
}

export function expireSession(session: Thing): Thing {
  if (session['status'] !== 'open') {
    throw invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  return Object.assign(session, { status: 'expired', url: null })
}
