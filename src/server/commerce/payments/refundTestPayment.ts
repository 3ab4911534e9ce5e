import { sql } from 'kysely'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { randomToken } from './cardSetups.ts'
import type { PaymentProvider, RefundResult } from './paymentProvider.ts'

type StoredRefund = { readonly ref: string; readonly amount: number }

/** One statement, so that refunds never exceed the payment; repeating a key has no effect. */
export async function refundTestPayment(
  db: Database,
  ...[ref, { amount: money, reason, key }]: Parameters<PaymentProvider['refund']>
): Promise<RefundResult & { readonly isNew: boolean }> {
  const refund = `re_${randomToken()}`
  const { rows } = await runSql(
    db,
    `update test_payments set refunded = refunded + $2, refunds = refunds || $3::jsonb
     where id = $1 and state = 'captured' and currency = $4 and $2 > 0
       and refunded + $2 <= amount and not jsonb_exists(refunds, $5)
     returning id`,
    [
      ref,
      money.amount,
      JSON.stringify({ [key]: { ref: refund, amount: money.amount, reason } }),
      money.currency,
      key,
    ],
  )
  if (rows.length) return { ref: refund, state: 'done', isNew: true }
  const existing = await findRefund(ref, key, db)
  if (existing?.amount === money.amount) return { ref: existing.ref, state: 'done', isNew: false }
  return { ref: '', state: 'failed', failure: 'not what is left of the payment', isNew: false }
}

async function findRefund(
  ref: string,
  key: string,
  db: Database,
): Promise<StoredRefund | undefined> {
  const row = await db
    .selectFrom('test_payments')
    .select(sql<StoredRefund | null>`refunds -> ${key}`.as('kept'))
    .where('id', '=', ref)
    .executeTakeFirst()
  return row?.kept ?? undefined
}
