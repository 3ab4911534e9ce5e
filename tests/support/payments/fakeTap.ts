import { createHmac, randomBytes } from 'node:crypto'
import { currencies, currencyCodes } from '#domain/money.ts'
import {
  startFakeServer,
  type FakeResponse,
  type FakeRequest,
  type FakeServer,
} from './fakeServer.ts'

const secretKey = 'sk_test_fakeTapKeyOfNobody'

/** A charge, a refund, a token or a card in the format of Tap. */
export type TapObject = { readonly id: string; [field: string]: any }

export type FakeTap = Pick<FakeServer, 'requests' | 'fail' | 'close'> & {
  readonly url: string
  /** as `createTap` takes them */
  readonly settings: { readonly secretKey: string; readonly apiUrl: string }
  readonly charges: readonly TapObject[]
  readonly refunds: readonly TapObject[]
  readonly find: (id: string) => TapObject
  /** the outcome of a charge: the payer pays, leaves, is declined … */
  readonly settle: (charge: string, status: string, lastFour?: string) => void
  readonly settleRefund: (refund: string, status: string) => void
  /** how banks treat refunds from now on */
  readonly keepRefundsPending: (isPending: boolean) => void
  /** an object as posted by Tap, signed */
  readonly webhook: (
    id: string,
    signing?: { readonly secret?: string; readonly changed?: object },
  ) => { readonly raw: Buffer; readonly headers: Record<string, string> }
}

const newId = (prefix: string): string => `${prefix}_TS${randomBytes(10).toString('hex')}`

class TapError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** Starts the part of Tap that a shop needs locally, with control over payers and banks. */
export async function startFakeTap(): Promise<FakeTap> {
  const objects = new Map<string, TapObject>()
  const idempotentResponses = new Map<string, string>()
  const behaviour = { refundStatus: 'REFUNDED' }
  const objectsWithPrefix = (prefix: string) =>
    [...objects.values()].filter(({ id }) => id.startsWith(prefix))

  const find = (id: unknown): TapObject => {
    const object = objects.get(String(id))
    if (object) return object
    throw new TapError(404, '1143', 'Resource not found')
  }
  const add = (prefix: string, fields: object): TapObject => {
    const thing = { id: newId(prefix), ...fields }
    objects.set(thing.id, thing)
    return thing
  }
  /** Returns the first response to an idempotency key unchanged. */
  const replayOnce = (key: unknown, make: () => TapObject): unknown => {
    const previous = typeof key === 'string' ? idempotentResponses.get(key) : undefined
    if (previous) return JSON.parse(previous)
    const created = make()
    if (typeof key === 'string') idempotentResponses.set(key, JSON.stringify(created))
    return created
  }

  const settle = (id: string, status: string, lastFour = '1019') => {
    const charge = find(id)
    charge['status'] = status
    charge['response'] = responses[status] ?? { code: '401', message: 'Failed' }
    charge['reference'].gateway = '123456789012345'
    charge['reference'].payment = '2214231551089588145'
    if (status !== 'CAPTURED') return
    charge['customer'].id ??= newId('cus')
    charge['card'] = { object: 'card', scheme: 'VISA', brand: 'VISA', last_four: lastFour }
    if (!charge['save_card']) return
    const card = add('card', {
      customer: charge['customer'].id,
      name: 'SARA ALI',
      exp_month: 4,
      exp_year: 31,
      last_four: lastFour,
    })
    charge['card'].id = card.id
  }

  const createCharge = (body: any): TapObject => {
    validateCharge(body)
    const token = body.source.id === 'src_all' ? undefined : find(body.source.id)
    const charge = add('chg', {
      ...body,
      object: 'charge',
      status: 'INITIATED',
      response: { code: '100', message: 'Initiated' },
      reference: { ...body.reference },
      customer: { ...body.customer },
      transaction: { ...body.transaction, created: String(Date.now()), timezone: 'UTC+03:00' },
    })
    charge['transaction'].url = `https://sandbox.payments.tap.test/${charge.id}`
    if (!token) return charge
    if (token['used']) throw new TapError(400, '1126', 'Source already used')
    token['used'] = true
    // A saved card is charged immediately, unless its bank requires the owner to authenticate.
    const outcome = ({ '0002': 'DECLINED', '3184': 'INITIATED' } as Record<string, string>)[
      token['last_four']
    ]
    settle(charge.id, outcome ?? 'CAPTURED', token['last_four'])
    if (outcome !== 'INITIATED') delete charge['transaction'].url
    return charge
  }

  const createRefund = (body: any): TapObject => {
    const charge = find(body.charge_id)
    if (charge['status'] !== 'CAPTURED') throw new TapError(400, '1148', 'Charge is not captured')
    if (!body.reason) throw new TapError(400, '1150', 'Reason is missing')
    const before = objectsWithPrefix('re_').filter(
      (each) => each['charge_id'] === charge.id && !/FAILED|DECLINED/.test(each['status']),
    )
    const total = before.reduce((sum, each) => sum + each['amount'], body.amount)
    if (total > charge['amount'] + 1e-9 || body.currency !== charge['currency']) {
      throw new TapError(400, '1152', 'Refund amount exceeds the charge')
    }
    return add('re', {
      ...body,
      object: 'refund',
      status: behaviour.refundStatus,
      created: String(Date.now()),
      response: { code: '000', message: behaviour.refundStatus },
    })
  }

  const listRefunds = (body: any) => {
    const found = objectsWithPrefix('re_')
      .filter((each) => body.charges.includes(each['charge_id']))
      .toReversed()
    if (!found.length) throw new TapError(400, '1160', 'Refunds not found')
    const after = found.findIndex(({ id }) => id === body.starting_after)
    // Pages are small, so that several are needed.
    const page = found.slice(after + 1, after + 3)
    return { object: 'list', refunds: page, has_more: page.at(-1)?.id !== found.at(-1)?.id }
  }

  const createToken = ({ saved_card: saved }: any): TapObject => {
    const card = find(saved?.card_id)
    if (card['customer'] !== saved.customer_id) throw new TapError(400, '1107', 'Not their card')
    return add('tok', { object: 'token', last_four: card['last_four'] })
  }

  const respond = ({ method, path, headers, body }: FakeRequest): FakeResponse => {
    if (headers.authorization !== `Bearer ${secretKey}`) {
      return { status: 401, body: { errors: [{ code: '1101', description: 'Unauthorized' }] } }
    }
    const payload = body ? JSON.parse(body) : undefined
    const [, , place, ...rest] = path.split('/')
    try {
      const handlers: Readonly<Record<string, () => unknown>> = {
        'POST charges': () =>
          replayOnce(payload.reference?.idempotent, () => createCharge(payload)),
        'GET charges': () => find(rest[0]),
        'POST tokens': () => createToken(payload),
        'GET card': () => find(rest[1]),
        'POST refunds': () =>
          rest[0] === 'list'
            ? listRefunds(payload)
            : replayOnce(payload.reference?.idempotent, () => createRefund(payload)),
      }
      const handler = handlers[`${method} ${place}`]
      if (!handler) throw new TapError(404, '404', 'No such address')
      return { status: 200, body: handler() }
    } catch (error) {
      if (!(error instanceof TapError)) throw error
      const { status, code, message } = error
      return { status, body: { errors: [{ code, description: message }] } }
    }
  }

  const busy = { status: 429, body: { errors: [{ code: '429', description: 'Too many' }] } }
  const server = await startFakeServer(respond, busy)
  return {
    ...server,
    settings: { secretKey, apiUrl: `${server.url}/v2` },
    get charges() {
      return objectsWithPrefix('chg_')
    },
    get refunds() {
      return objectsWithPrefix('re_')
    },
    find,
    settle,
    settleRefund: (id, status) => void (find(id)['status'] = status),
    keepRefundsPending: (isHeld) => void (behaviour.refundStatus = isHeld ? 'PENDING' : 'REFUNDED'),
    webhook(id, { secret = secretKey, changed = {} } = {}) {
      const thing = find(id)
      const raw = Buffer.from(JSON.stringify({ ...thing, ...changed }))
      return { raw, headers: { hashstring: hashstringOf(thing, secret) } }
    },
  }
}

const responses: Readonly<Record<string, object>> = {
  INITIATED: { code: '100', message: 'Initiated' },
  CAPTURED: { code: '000', message: 'Captured' },
  DECLINED: { code: '505', message: 'Declined, Insufficient Funds' },
}

function validateCharge(body: any): void {
  const invalidRequest = (code: string, message: string) => new TapError(400, code, message)
  const decimals = decimalsOf(body.currency)
  if (decimals === undefined) throw invalidRequest('1118', 'Currency code is invalid')
  if (!(body.amount > 0) || Number(body.amount.toFixed(decimals)) !== body.amount) {
    throw invalidRequest('1117', 'Amount is invalid')
  }
  if (!body.source?.id) throw invalidRequest('1124', 'Source id is missing')
  if (!URL.canParse(body.redirect?.url)) throw invalidRequest('1111', 'Redirect URL is invalid')
  if (!body.customer?.first_name || !body.customer?.email) {
    throw invalidRequest('1104', 'Customer is missing')
  }
  const { period, type } = body.transaction?.expiry ?? { period: 30, type: 'MINUTE' }
  if (type !== 'MINUTE' || period < 5 || period > 60)
    throw invalidRequest('1170', 'Expiry is invalid')
}

const decimalsOf = (code: string): number | undefined => {
  const currency = currencyCodes.find((each) => each === code)
  return currency && currencies[currency]
}

/** The formula of Tap, written independently: a test must not use the code it checks. */
function hashstringOf(thing: TapObject, secret: string): string {
  const { id, amount, currency, reference, status, transaction, created } = thing as any
  return createHmac('sha256', secret)
    .update(
      `x_id${id}x_amount${amount.toFixed(decimalsOf(currency) ?? 2)}x_currency${currency}` +
        `x_gateway_reference${reference?.gateway ?? ''}x_payment_reference${reference?.payment ?? ''}` +
        `x_status${status}x_created${transaction?.created ?? created}`,
    )
    .digest('hex')
}
