import type { Database } from '#server/platform/database/database.ts'
import { now } from '#server/platform/database/expressions.ts'
import { readGrantedLines } from './readGrantedLines.ts'
import { grantPool } from './grantPool.ts'
import { grantSubscription } from './grantSubscription.ts'

/**
 * Grants the owner of an order its licences and subscriptions, in the transaction of the delivery.
 * Repeating it grants nothing twice.
 */
export async function grantLicences(
  db: Database,
  order: string,
  actor: string | undefined,
): Promise<void> {
  const lines = await readGrantedLines(db, order)
  if (!lines.length) return
  const renewal = await renewalOfOrder(db, order)
  if (renewal?.doneAt) return
  for (const line of lines)
    await (line.type === 'license'
      ? grantPool(db, line, { renews: renewal?.pool ?? undefined, actor })
      : grantSubscription(db, line, { renews: renewal?.subscription ?? undefined, actor }))
  if (renewal)
    await db
      .updateTable('license_renewals as r')
      .from('orders as o')
      .set({ done_at: now })
      .where('o.id', '=', order)
      .whereRef('r.id', '=', 'o.cart_id')
      .whereRef('r.buyer_id', '=', 'o.buyer_id')
      .execute()
}

/** Returns what an order renews; its cart is the renewal. */
const renewalOfOrder = (db: Database, order: string) =>
  db
    .selectFrom('license_renewals as r')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.cart_id', '=', 'r.id').onRef('o.buyer_id', '=', 'r.buyer_id'),
    )
    .select(['r.pool_id as pool', 'r.subscription_id as subscription', 'r.done_at as doneAt'])
    .where('o.id', '=', order)
    .forUpdate('r')
    .executeTakeFirst()
