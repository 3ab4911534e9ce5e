import { refuse } from '#domain/problem.ts'
import type { Money } from '#domain/money.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { recordTransaction } from './recordTransaction.ts'

/**
 * Takes an amount off a gift card if its balance still suffices. Refuses with `gift_card_invalid`.
 */
export async function spendGiftCard(
  db: Database,
  card: { readonly id: string; readonly order: string; readonly amount: Money },
): Promise<void> {
  const { rows } = await runSql(
    db,
    `with spent as (update gift_cards set balance = balance - $2
       where id = $1 and active and balance >= $2 and balance_currency = $3
         and coalesce(expires_at >= now(), true) returning id)
     insert into gift_card_uses (gift_card_id, order_id, amount) select id, $4, $2 from spent returning 1`,
    [card.id, card.amount.amount, card.amount.currency, card.order],
  )
  if (!rows.length)
    throw refuse('gift_card_invalid', { fields: { '/giftCard': { key: 'field.invalid' } } })
}

type GiftCardReturn = {
  readonly order: string
  /** upper limit; undefined: everything */
  readonly max?: number
  readonly actor?: string | undefined
}

/** Returns what an order took from its gift card, never more, with enough validity to spend it. */
export async function returnGiftCard(
  db: Database,
  { order, max, actor }: GiftCardReturn,
): Promise<void> {
  const { rows } = await runSql<Money>(
    db,
    `with due as (select gift_card_id, order_id, least(amount - returned, coalesce($2, amount)) as amount
       from gift_card_uses where order_id = $1 and returned < amount for update),
     noted as (update gift_card_uses u set returned = u.returned + due.amount from due
       where u.order_id = due.order_id and u.gift_card_id = due.gift_card_id)
     update gift_cards g set balance = g.balance + due.amount,
       expires_at = case when g.expires_at < now() + interval '90 days' then now() + interval '90 days' else g.expires_at end
     from due where g.id = due.gift_card_id
     returning due.amount, g.balance_currency as currency`,
    [order, max ?? null],
  )
  const [returned] = rows
  if (!returned) return
  await recordTransaction(db, {
    order,
    kind: 'gift_card_refund',
    ...returned,
    state: 'done',
    actor,
  })
}
