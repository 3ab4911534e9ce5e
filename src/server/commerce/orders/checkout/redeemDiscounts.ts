import { refuse } from '#domain/problem.ts'
import type { PricedBasket } from '#domain/pricing/types.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

type Redemption = {
  readonly order: string
  readonly buyer: string
  /** the discount of the typed code, which has its own refusal when it is used up */
  readonly codeDiscount: string | undefined
}

/**
 * Counts each discount as used, if it is still available: the price was calculated a moment ago.
 * They are locked by id, so that two orders cannot deadlock.
 */
export async function redeemDiscounts(
  db: Database,
  applied: PricedBasket['applied'],
  { order, buyer, codeDiscount }: Redemption,
): Promise<void> {
  for (const { id, amount } of applied.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { rows } = await runSql<{ uses_per_customer: number | null }>(
      db,
      `update discounts set used = used + 1
       where id = $1 and active and coalesce(starts_at <= now(), true) and coalesce(ends_at >= now(), true)
         and (usage_limit is null or used < usage_limit) returning uses_per_customer`,
      [id],
    )
    const isCounted =
      rows.length && (await recordRedemption(db, { id, order, buyer, amount }, rows[0]))
    if (!isCounted)
      throw refuse(
        id === codeDiscount ? 'discount_invalid' : 'cart_changed',
        codeField(id === codeDiscount),
      )
  }
}

const codeField = (isTyped: boolean) =>
  isTyped ? { fields: { '/code': { key: 'discount.invalid' as const } } } : {}

/** The discount is locked by now, so the uses cannot change in between. */
async function recordRedemption(
  db: Database,
  { id, order, buyer, amount }: { id: string; order: string; buyer: string; amount: number },
  limits: { uses_per_customer: number | null } | undefined,
): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `insert into discount_redemptions (discount_id, order_id, buyer_id, turn, amount)
     select $1, $2, $3, coalesce(max(turn), 0) + 1, $4 from discount_redemptions
     where discount_id = $1 and buyer_id = $3 having $5::int is null or count(*) < $5 returning turn`,
    [id, order, buyer, amount, limits?.uses_per_customer ?? null],
  )
  return rows.length === 1
}

/** Takes back the uses counted for an order that was rejected. */
export async function undoRedemption(db: Database, order: string): Promise<void> {
  const rows = await db
    .deleteFrom('discount_redemptions')
    .where('order_id', '=', order)
    .returning('discount_id')
    .execute()
  for (const id of rows.map(({ discount_id }) => discount_id).toSorted())
    await db
      .updateTable('discounts')
      .set((eb) => ({ used: eb.fn<number>('greatest', [eb.val(0), eb('used', '-', 1)]) }))
      .where('id', '=', id)
      .execute()
}
