import { toSearchText } from '#domain/toSearchText.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/newId.ts'

export type TransactionKind = 'charge' | 'transfer' | 'gift_card' | 'refund' | 'gift_card_refund'

export type Transaction = {
  readonly order: string
  readonly kind: TransactionKind
  readonly amount: number
  readonly currency: string
  readonly state: 'pending' | 'done' | 'failed'
  readonly provider?: string | undefined
  readonly reference?: string | undefined
  readonly card?: string | undefined
  readonly reason?: string | undefined
  readonly actor?: string | undefined
}

/** Records a movement of money, where the order's sums change. Returns its id. */
export async function recordTransaction(db: Database, transaction: Transaction): Promise<string> {
  const id = newId()
  await runSql(
    db,
    `insert into transactions (id, order_, kind, amount, amount_currency, state, provider, reference, card, reason, actor,
       company, tenant, customer, search_text)
     select $1, o.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, o.company, o.tenant, o.customer, $12
     from orders o where o.id = $2`,
    [
      id,
      transaction.order,
      transaction.kind,
      transaction.amount,
      transaction.currency,
      transaction.state,
      transaction.provider ?? null,
      transaction.reference ?? null,
      transaction.card ?? null,
      transaction.reason ?? null,
      transaction.actor ?? null,
      toSearchText([transaction.reference, transaction.actor].filter(Boolean).join(' ')),
    ],
  )
  return id
}
