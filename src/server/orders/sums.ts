import { paymentStatusOf, type PaymentMethod } from '#domain/order/paymentStatus.ts'
import type { Currency } from '#domain/money.ts'
import { run, type Database } from '../database/database.ts'

export type OrderSums = {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly method: PaymentMethod
  readonly due: number
  readonly paid: number
  readonly refunded: number
  /** what is here of it now */
  readonly net: number
  readonly currency: Currency
  readonly proof: string | null
  readonly proof_rejection: string | null
  readonly version: number
  readonly live: boolean
  readonly failed: boolean
  /** nothing of it is sent */
  readonly digital: boolean
}

/** The order, held until the transaction ends. */
export async function lockOrder(db: Database, id: string): Promise<OrderSums | undefined> {
  const { rows } = await run<OrderSums>(
    db,
    `select o.id, o.number, o.status, o.payment_method as method, o.due, o.paid, o.refunded, o.paid - o.refunded as net,
       o.due_currency as currency, o.proof, o.proof_rejection, o.version,
       (o.status <> 'rejected' and o.payment_deadline > now()) as live,
       exists (select 1 from payments p where p.order_id = o.id and p.state in ('failed', 'cancelled', 'expired'))
         and not exists (select 1 from payments p where p.order_id = o.id and p.state in ('new', 'open')) as failed,
       not exists (select 1 from orders__items l where l.source_id = o.id and not (l.facts->>'digital')::boolean) as digital
     from orders o where o.id = $1 for no key update of o`,
    [id],
  )
  return rows[0]
}

/** How an order is paid follows from its sums: whoever changed one calls this in the same transaction. */
export async function settleSums(db: Database, id: string): Promise<OrderSums | undefined> {
  const order = await lockOrder(db, id)
  if (!order) return undefined
  const status = paymentStatusOf({
    due: order.due,
    captured: order.paid,
    refunded: order.refunded,
    method: order.method,
    proof: order.proof_rejection ? 'rejected' : order.proof ? 'submitted' : 'none',
    open: order.live && !order.failed,
    failed: order.failed,
  })
  await run(
    db,
    `update orders set payment_status = $2, version = version + 1, updated_at = now()
     where id = $1 and payment_status is distinct from $2`,
    [id, status],
  )
  return order
}
