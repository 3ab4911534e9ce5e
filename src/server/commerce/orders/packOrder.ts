import { refuse } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { recordOrderEvent, type EventActor } from './recordOrderEvent.ts'
import { unitsToSendSql } from './unitsToSendSql.ts'

/**
 * Saves how many units of each line are shipped, never more than were ordered. Refuses with
 * `order_moved` or `packed_too_many`.
 */
export async function packOrder(
  db: Database,
  id: string,
  shipped: readonly { readonly code: string; readonly quantity: number }[],
  actor: EventActor,
): Promise<void> {
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const status = row?.status ?? ''
  if (!['in_progress', 'shipping'].includes(status))
    throw refuse('order_moved', { values: { status } })
  for (const [index, { code, quantity }] of shipped.entries()) {
    const { rows } = await runSql(
      db,
      `update orders__items set facts = facts || jsonb_build_object('shipped', $3::int)
       where source_id = $1 and facts->>'code' = $2 and ${unitsToSendSql('orders__items')} >= $3 returning position`,
      [id, code, quantity],
    )
    if (!rows.length) {
      const values = { code, quantity: await readPackableQuantity(db, id, code) }
      throw refuse('packed_too_many', {
        values,
        fields: { [`/shipped/${index}/quantity`]: { key: 'error.packed_too_many', values } },
      })
    }
  }
  await db.updateTable('orders').set(newVersion).where('id', '=', id).execute()
  await recordOrderEvent(db, id, 'packed', { shipped }, actor)
}

async function readPackableQuantity(db: Database, id: string, code: string): Promise<number> {
  const { rows } = await runSql<{ quantity: number }>(
    db,
    `select ${unitsToSendSql('orders__items')} as quantity from orders__items
     where source_id = $1 and facts->>'code' = $2`,
    [id, code],
  )
  return rows[0]?.quantity ?? 0
}
