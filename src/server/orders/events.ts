import { run, type Database } from '../database/database.ts'

export type OrderEvent =
  | 'placed'
  | 'payment_opened'
  | 'payment_failed'
  | 'paid'
  | 'partially_paid'
  | 'overpaid'
  | 'in_progress'
  | 'shipping'
  | 'packed'
  | 'shipped'
  | 'expected'
  | 'delivered'
  | 'rejected'
  | 'reminded'
  | 'proof_submitted'
  | 'proof_refused'
  | 'refund_started'
  | 'refunded'
  | 'refund_failed'
  | 'invoiced'

export type Mover = { readonly id?: string | undefined; readonly name?: string | undefined }

/** Written in the transaction of what happened: the timeline holds nothing else and misses nothing. */
export const recordEvent = (
  db: Database,
  order: string,
  kind: OrderEvent,
  facts: Readonly<Record<string, unknown>> = {},
  actor: Mover = {},
) =>
  run(
    db,
    'insert into order_events (order_id, kind, actor, actor_name, facts) values ($1, $2, $3, $4, $5)',
    [order, kind, actor.id ?? null, actor.name ?? null, JSON.stringify(facts)],
  )
