import { formText, formTexts, type Form } from '../formBody.ts'
import { parseAmount } from './cards.ts'
import { invalidRequest, type Store, type StripeObject } from './store.ts'

const halfHour = 30 * 60
const day = 24 * 60 * 60

export function createSession(store: Store, form: Form): StripeObject {
  const mode = formText(form, 'mode')
  const customer = formText(form, 'customer')
  const email = formText(form, 'customer_email')
  if (customer && email)
    throw invalidRequest('You may only specify one of customer, customer_email.')
  if (customer) store.find(customer)
  if (!URL.canParse(formText(form, 'success_url') ?? '')) throw invalidRequest('Not a valid URL')
  const session = store.add('cs_test', 'checkout.session', {
    ...(mode === 'setup' ? setupFields(form) : paymentFields(form)),
    mode,
    status: 'open',
    payment_intent: null,
    setup_intent: null,
    client_reference_id: formText(form, 'client_reference_id') ?? null,
    customer: customer ?? null,
    customer_email: email ?? null,
    metadata: formTexts(form, 'metadata'),
    expires_at: parseExpiry(formText(form, 'expires_at')),
    locale: formText(form, 'locale') ?? null,
    success_url: formText(form, 'success_url'),
    cancel_url: formText(form, 'cancel_url') ?? null,
    asked: form,
  })
  return Object.assign(session, { url: `https://checkout.stripe.test/c/pay/${session.id}` })
}

function paymentFields(form: Form) {
  const line = ['line_items', '0'] as const
  const currency = formText(form, ...line, 'price_data', 'currency')
  const each = parseAmount(formText(form, ...line, 'price_data', 'unit_amount'), currency)
  if (!formText(form, ...line, 'price_data', 'product_data', 'name'))
    throw invalidRequest('Missing name')
  return {
    currency,
    amount_total: each * Number(formText(form, ...line, 'quantity') ?? 0),
    payment_status: 'unpaid',
    intent_metadata: formTexts(form, 'payment_intent_data', 'metadata'),
    setup_future_usage: formText(form, 'payment_intent_data', 'setup_future_usage') ?? null,
  }
}

function setupFields(form: Form) {
  if (!formText(form, 'currency') && !formText(form, 'allowed_payment_method_types', '0')) {
    throw invalidRequest('currency is required in setup mode')
  }
  return { currency: null, amount_total: null, payment_status: 'no_payment_required' }
}

function parseExpiry(text: string | undefined): number {
  const now = Date.now() / 1000
  const at = text === undefined ? Math.floor(now) + day : Number(text)
  if (at < now + halfHour || at > now + day) {
    throw invalidRequest(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    )
  }
  return at
}

/** Creates the intent when a payer acts on the page of a session. */
export function createIntent(
  store: Store,
  session: StripeObject,
  method: StripeObject | undefined,
): StripeObject {
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

export function expireSession(session: StripeObject): StripeObject {
  if (session['status'] !== 'open') {
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.')
  }
  return Object.assign(session, { status: 'expired', url: null })
}
