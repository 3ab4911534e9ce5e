import { runSql, type Database } from '#server/platform/database/database.ts'
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
    await runSql(
      db,
      `update license_renewals r set done_at = now() from orders o
       where o.id = $1 and r.id = o.cart_id and r.buyer_id = o.buyer_id`,
      [order],
    )
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
