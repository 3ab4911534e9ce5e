import { sql, type Selectable, type UpdateObject } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import type { Tables } from '#server/platform/database/tables.generated.ts'
import { isToken, randomToken } from './cardSetups.ts'
import { ProviderUnavailable, type PaymentOrder } from './paymentProvider.ts'
import type { TestCardName } from './testCards.ts'

/** `code`: what the page asks for, once a card requires one. */
export type TestPayment = Omit<
  Selectable<Tables['test_payments']>,
  'key' | 'expires_at' | 'refunds'
>

const columns = [
  ...(['id', 'payment_id', 'order_number', 'payer', 'amount', 'currency', 'card', 'code'] as const),
  ...(['declines', 'failure', 'save_card', 'refunded', 'return_to', 'language'] as const),
  'created_at' as const,
  sql<TestPayment['state']>`case when state = 'open' and expires_at <= now() then 'expired'
    else state end`.as('state'),
]

const selectTestPayment = (db: Database, column: 'id' | 'key', value: string) =>
  db.selectFrom('test_payments').select(columns).where(column, '=', value).executeTakeFirst()

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
  const payment = await selectTestPayment(db, 'key', key)
  if (payment?.amount !== money.amount || payment.currency !== money.currency) {
    throw new ProviderUnavailable('test gateway: the key stands for a payment of another amount')
  }
  return payment
}

export const findTestPayment = async (
  id: string,
  db: Database,
): Promise<TestPayment | undefined> => (isToken(id) ? selectTestPayment(db, 'id', id) : undefined)

/**
 * Updates a payment that is still open and returns it: of two parallel updates only one succeeds.
 */
const updateOpenPayment = (
  id: string,
  changes: UpdateObject<Tables, 'test_payments'>,
  db: Database,
  condition = sql<boolean>`true`,
): Promise<TestPayment | undefined> =>
  db
    .updateTable('test_payments')
    .set(changes)
    .where((eb) => eb.and({ id, state: 'open' }))
    .where('expires_at', '>', now)
    .where(condition)
    .returning(columns)
    .executeTakeFirst()

export const capturePayment = (id: string, card: TestCardName, db: Database) =>
  updateOpenPayment(id, { state: 'captured', card, code: null }, db)

export const failPayment = (id: string, card: TestCardName, failure: string, db: Database) =>
  updateOpenPayment(id, { state: 'failed', card, failure }, db)

export const cancelPayment = (id: string, db: Database) =>
  updateOpenPayment(id, { state: 'cancelled' }, db)

export const declineCard = (id: string, card: TestCardName, db: Database) =>
  updateOpenPayment(
    id,
    {
      state: sql`case when declines + 1 < ${maxDeclines} then 'open' else 'failed' end`,
      declines: sql`declines + 1`,
      card,
      code: null,
      failure: 'card_declined',
    },
    db,
  )

/** If two pages ask for the code, both show the same one. */
export const requestCode = (id: string, card: TestCardName, code: string, db: Database) =>
  updateOpenPayment(id, { card, code: sql`coalesce(code, ${code})` }, db)

export const clearCode = (id: string, db: Database) => updateOpenPayment(id, { code: null }, db)

/** Changes nothing unless a code was asked for. */
export const submitCode = (id: string, code: string, db: Database) =>
  updateOpenPayment(
    id,
    {
      state: sql`case when code = ${code} then 'captured' else 'failed' end`,
      failure: sql`case when code = ${code} then null else 'authentication_failed' end`,
    },
    db,
    sql`code is not null`,
  )
