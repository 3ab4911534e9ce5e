import { runSql, type Database } from '#server/platform/database/database.ts'
import { isToken, randomToken } from './cardSetups.ts'
import { ProviderUnavailable, type PaymentDetails, type PaymentOrder } from './paymentProvider.ts'
import type { TestCardName } from './testCards.ts'

export type TestPayment = {
  readonly id: string
  readonly payment_id: string
  readonly order_number: string
  readonly payer: string
  readonly amount: number
  readonly currency: string
  readonly state: PaymentDetails['state']
  readonly card: string | null
  /** the code that the page asks for, once a card requires one */
  readonly code: string | null
  readonly declines: number
  readonly failure: string | null
  readonly save_card: boolean
  readonly refunded: number
  readonly return_to: string
  readonly language: string
  readonly created_at: string
}

const openCondition = `state = 'open' and expires_at > now()`

const columns = `id, payment_id, order_number, payer, amount, currency,
  case when state = 'open' and expires_at <= now() then 'expired' else state end as state,
  card, code, declines, failure, save_card, refunded, return_to, language, created_at`

/** Declined attempts before the payment fails. */
export const maxDeclines = 3

/** Returns a new payment, or the existing one with the same key. */
export async function insertTestPayment(
  order: PaymentOrder,
  returnTo: string,
  db: Database,
): Promise<TestPayment> {
  const { paymentId, number, customer, amount: money, expiresAt, key } = order
  await db
    .insertInto('test_payments')
    .values({
      id: randomToken(),
      key,
      payment_id: paymentId,
      order_number: number,
      payer: customer.name,
      amount: money.amount,
      currency: money.currency,
      save_card: order.saveCard === true,
      return_to: returnTo,
      language: order.language,
      expires_at: expiresAt,
    })
    .onConflict((oc) => oc.column('key').doNothing())
    .execute()
  const { rows } = await runSql<TestPayment>(
    db,
    `select ${columns} from test_payments where key = $1`,
    [key],
  )
  const [payment] = rows
  if (payment?.amount !== money.amount || payment.currency !== money.currency) {
    throw new ProviderUnavailable('test gateway: the key stands for a payment of another amount')
  }
  return payment
}

export async function findTestPayment(id: string, db: Database): Promise<TestPayment | undefined> {
  if (!isToken(id)) return undefined
  const { rows } = await runSql<TestPayment>(
    db,
    `select ${columns} from test_payments where id = $1`,
    [id],
  )
  return rows[0]
}

/**
 * Updates a payment that is still open and returns it: of two parallel updates only one succeeds.
 */
async function updateOpenPayment(
  assignments: string,
  values: readonly unknown[],
  db: Database,
  condition = 'true',
): Promise<TestPayment | undefined> {
  const { rows } = await runSql<TestPayment>(
    db,
    `update test_payments set ${assignments} where id = $1 and ${openCondition} and ${condition}
     returning ${columns}`,
    values,
  )
  return rows[0]
}

export const capturePayment = (id: string, card: TestCardName, db: Database) =>
  updateOpenPayment(`state = 'captured', card = $2, code = null`, [id, card], db)

export const failPayment = (id: string, card: TestCardName, failure: string, db: Database) =>
  updateOpenPayment(`state = 'failed', card = $2, failure = $3`, [id, card, failure], db)

export const cancelPayment = (id: string, db: Database) =>
  updateOpenPayment(`state = 'cancelled'`, [id], db)

export const declineCard = (id: string, card: TestCardName, db: Database) =>
  updateOpenPayment(
    `declines = declines + 1, card = $2, code = null, failure = 'card_declined',
     state = case when declines + 1 < ${maxDeclines} then 'open' else 'failed' end`,
    [id, card],
    db,
  )

/** If two pages ask for the code, both show the same one. */
export const requestCode = (id: string, card: TestCardName, code: string, db: Database) =>
  updateOpenPayment('card = $2, code = coalesce(code, $3)', [id, card, code], db)

export const clearCode = (id: string, db: Database) => updateOpenPayment('code = null', [id], db)

export const submitCode = (id: string, code: string, db: Database) =>
  updateOpenPayment(
    `state = case when code = $2 then 'captured' else 'failed' end,
     failure = case when code = $2 then null else 'authentication_failed' end`,
    [id, code],
    db,
    'code is not null',
  )
