import { runSql, type Database } from '#server/platform/database/database.ts'
import { forEachSettled } from '#server/platform/jobs/forEachSettled.ts'
import { recordOrderEvent } from '../recordOrderEvent.ts'
import { notifyBuyer } from '../orderMails.ts'
import type { OrderServices } from '../orderServices.ts'
import { lockOrder } from '../orderSums.ts'

/** SQL for unpaid transfers less than a day before the deadline, without a reminder so far. */
const dueCondition = `o.status = 'pending' and o.payment_status = 'awaiting_transfer'
  and o.payment_deadline > now() and o.payment_deadline < now() + interval '1 day'
  and o.created_at < now() - interval '1 day'
  and not exists (select 1 from order_events e where e.order_id = o.id and e.kind = 'reminded')`

/** Reminds buyers once of outstanding transfers; the rest of a batch is left for the next run. */
export async function remindOfTransfers(services: OrderServices): Promise<void> {
  const { rows } = await runSql<{ id: string }>(
    services.db,
    `select o.id from orders o where ${dueCondition} and o.brand = any($1::text[]) order by o.payment_deadline limit 200`,
    [services.brandKeys()],
  )
  await forEachSettled(rows, ({ id }) =>
    services.db.transaction().execute((inner) => sendReminder(services, inner, id)),
  )
}

async function sendReminder(services: OrderServices, db: Database, id: string): Promise<void> {
  await lockOrder(db, id)
  const { rows } = await runSql(db, `select 1 from orders o where o.id = $1 and ${dueCondition}`, [
    id,
  ])
  if (!rows.length) return
  await recordOrderEvent(db, id, 'reminded')
  await notifyBuyer(services, db, id, 'reminded')
}
