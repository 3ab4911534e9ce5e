import type { OrderEvent } from '#domain/order/orderEvent.ts'
import { insertRow } from '#server/platform/database/compileOnce.ts'
import type { Database } from '#server/platform/database/database.ts'

export type EventActor = { readonly id?: string | undefined; readonly name?: string | undefined }

/** Returns the row of an event. */
export const orderEventRow = (
  order: string,
  kind: OrderEvent,
  facts: Readonly<Record<string, unknown>> = {},
  actor: EventActor = {},
) => ({
  order_id: order,
  kind,
  actor: actor.id ?? null,
  actor_name: actor.name ?? null,
  facts: JSON.stringify(facts),
})

/** Records an event in the transaction of the change, so that the timeline is always complete. */
export const recordOrderEvent = (db: Database, ...event: Parameters<typeof orderEventRow>) =>
  insertRow(db, 'order_events', orderEventRow(...event))
