import { runSql } from '#server/platform/database/database.ts'
import { revokeAllocation, suspendAllocation } from '#server/commerce/licences/allocationSteps.ts'
import { openRenewal } from '#server/commerce/licences/openRenewal.ts'
import {
  activateSubscription,
  cancelSubscription,
} from '#server/commerce/licences/subscriptionSteps.ts'
import { reportUsage } from '#server/commerce/licences/reportUsage.ts'
import { backdateEvents, backdateTransactions } from './backdate.ts'
import { day, iso } from './calendar.ts'
import { payInFull } from './money.ts'
import type { OrderAction } from './orders.ts'

/** The company allocates a part of its licences to a tenant. */
export const allocate: OrderAction = async ({ engineOf, context, now }, id, { at, details }) => {
  const { units, endsInDays } = details
  const pool = await findFirstId(context, 'select id from license_pools where order_ = $1', id)
  const tenant = await findFirstId(
    context,
    'select id from tenants where tenant_id = $1',
    details.tenant,
  )
  // Counted from today, after the days since this step have passed.
  const end = endsInDays === undefined ? undefined : iso(now + endsInDays * day + (now - at))
  const input = { pool, tenant, quantity: units, ...(end ? { expiresAt: end } : {}) }
  await engineOf('license-allocation').create(input, context)
}

export const reportLicenceUsage: OrderAction = async (
  { services, context },
  order,
  { details },
) => {
  const id = await allocationOf(context, order, details.tenant)
  await reportUsage(services, context.db, { id, used: details.units ?? 0 })
}

export const suspend: OrderAction = async ({ context }, order, { details }) =>
  suspendAllocation(context.db, { id: await allocationOf(context, order, details.tenant) })

export const revoke: OrderAction = async ({ context }, order, { details }) =>
  revokeAllocation(context.db, { id: await allocationOf(context, order, details.tenant) })

/** Activates the first subscription that its owner has not started yet. */
export const activate: OrderAction = async ({ context }, order) => {
  const sql = `select id from subscriptions where order_ = $1 and status = 'trialing' order by line limit 1`
  await activateSubscription(context.db, {
    id: await findFirstId(context, sql, order),
    by: 'customer',
  })
}

export const cancel: OrderAction = async ({ context }, order) => {
  const id = await subscriptionOf(context, order)
  await cancelSubscription(context.db, { id, by: 'customer', when: 'period_end' })
}

/** Renews for one more period, paid on the day it is ordered. */
export const renew: OrderAction = async (seed, order, { at }) => {
  const { services, context } = seed
  const id = await subscriptionOf(context, order)
  const renewal = await openRenewal(services, context.db, {
    subject: { kind: 'subscription', id },
    language: 'en',
    method: 'bank_transfer',
    payment: {},
  })
  await payInFull(seed, renewal.order, { at, details: {} })
  await backdateEvents(context.db, renewal.order, at)
  await backdateTransactions(context.db, renewal.order, at)
}

type Context = Parameters<OrderAction>[0]['context']

const allocationOf = (context: Context, order: string, tenant: string | undefined) =>
  findFirstId(
    context,
    `select a.id from license_allocation a join license_pools p on p.id = a.pool join tenants t on t.id = a.tenant
     where p.order_ = $1 and t.tenant_id = $2 order by a.created_at desc limit 1`,
    order,
    tenant,
  )

const subscriptionOf = (context: Context, order: string) =>
  findFirstId(
    context,
    'select id from subscriptions where order_ = $1 order by line limit 1',
    order,
  )

async function findFirstId({ db }: Context, sql: string, ...values: unknown[]): Promise<string> {
  const { rows } = await runSql<{ id: string }>(db, sql, values)
  if (!rows[0]) throw new Error(`The demo data has no record for ${values.join(', ')}`)
  return rows[0].id
}
