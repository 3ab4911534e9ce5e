import { run } from '#server/database/database.ts'
import { activateSubscription } from '#server/licences/subscriptionSteps.ts'
import { reportUsage } from '#server/licences/usage.ts'
import type { OrderSeed } from './orders.ts'
import { demoPeople } from './people.ts'

type Seed = Pick<OrderSeed, 'parts' | 'engineOf' | 'context'>

const [root, tenantUser] = demoPeople

/** The company gives a tenant most of what an order brought. */
export async function allocateFirst({ engineOf, context }: Seed, order: string): Promise<void> {
  const pool = await first(context, 'select id from license_pools where order_ = $1', order)
  const tenant = await first(
    context,
    'select id from tenants where tenant_id = $1',
    tenantUser.tenant,
  )
  await engineOf('license-allocation').create({ pool, tenant, quantity: 60 }, context)
}

export async function reportFirst({ parts, context }: Seed, order: string): Promise<void> {
  const sql = `select a.id from license_allocation a join license_pools p on p.id = a.pool
    where p.order_ = $1`
  const id = await first(context, sql, order)
  await reportUsage(parts, context.db, { id, used: 41 })
}

/** The first of those that an order brought goes on; the others wait for their owner. */
export async function activateFirst({ context }: Seed, order: string): Promise<void> {
  const id = await first(
    context,
    'select id from subscriptions where order_ = $1 order by line limit 1',
    order,
  )
  await activateSubscription(context.db, { id, by: 'staff', actor: root.email })
}

async function first({ db }: Seed['context'], sql: string, value: string): Promise<string> {
  const { rows } = await run<{ id: string }>(db, sql, [value])
  if (!rows[0]) throw new Error(`the demo has nothing for ${value}`)
  return rows[0].id
}
