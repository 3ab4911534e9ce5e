import type { OrderEvent } from '#domain/order/orderEvent.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

export type EventActor = { readonly id?: string | undefined; readonly name?: string | undefined }

/** Records an event in the transaction of the change, so that the timeline is always complete. */
export const recordOrderEvent = (
  db: Database,
  order: string,
  kind: OrderEvent,
  facts: Readonly<Record<string, unknown>> = {},
  actor: EventActor = {},
) =>
  runSql(
    db,
    'insert into order_events (order_id, kind, actor, actor_name, facts) values ($1, $2, $3, $4, $5)',
    [order, kind, actor.id ?? null, actor.name ?? null, JSON.stringify(facts)],
  )
