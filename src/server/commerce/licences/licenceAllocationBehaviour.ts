import { refuseField, fieldProblem } from '#domain/problem.ts'
import type { Catalogue } from '#resource/resource.ts'
import { readActorEmail } from '#server/accounts/readActorEmail.ts'
import type { Behaviour, Change } from '#server/engine/behaviour.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { matchesRowScope, rowConditions } from '#server/engine/rowScope.ts'
import {
  allocateLicences,
  originOf,
  reallocateLicences,
  type Reallocation,
} from './allocateLicences.ts'
import * as steps from './allocationSteps.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { statusLabel } from '#server/http/statusLabel.ts'
import { reportUsage } from './reportUsage.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'

/** Allocations follow the rules of the domain; their units are taken from a pool. */
export function createLicenceAllocationBehaviour({
  catalogue,
  orders,
}: {
  readonly catalogue: Catalogue
  readonly orders: OrderServices
}): Behaviour {
  const isPoolVisible = createPoolCheck(catalogue)

  const createStep = async (id: string, context: Context, version?: number) => ({
    id,
    version,
    actor: await readActorEmail(context.db, context.identity),
    statusLabel: statusLabel(catalogue, 'license-allocation', context.language),
  })

  async function guard({ id, before, input = {} }: Change, context: Context) {
    const { db } = context
    if (before) return reallocateLicences(db, id, toReallocation(input), before)
    const pool = String(input.pool)
    if (!(await isPoolVisible(pool, context))) return fieldProblem('/pool', 'field.missing_target')
    return allocateLicences(db, {
      pool,
      tenant: String(input.tenant),
      quantity: Number(input.quantity),
      expiresAt: stringOrNull(input.expiresAt),
    })
  }

  return {
    derive: { usage, endsAt },
    prepare: async (input, before, { db }) => {
      if (before) return input
      const origin = await originOf(db, input.pool, input.tenant)
      return { ...input, ...origin, status: 'active', used: 0 }
    },
    guard,
    after: async ({ kind, id }, { db, identity }) => {
      await recordLicenceEvent(db, {
        kind: kind === 'created' ? 'allocated' : 'changed',
        allocation: id,
        actor: await readActorEmail(db, identity),
      })
    },
    checksOwnActions: true,
    actions: {
      suspend: async (id, _, context, version) =>
        steps.suspendAllocation(context.db, await createStep(id, context, version)),
      resume: async (id, _, context, version) =>
        steps.resumeAllocation(context.db, await createStep(id, context, version)),
      revoke: async (id, _, context, version) =>
        steps.revokeAllocation(context.db, await createStep(id, context, version)),
      renew: async (id, { expiresAt }, context, version) => {
        const step = await createStep(id, context, version)
        await steps.renewAllocation(context.db, { ...step, expiresAt: stringOrNull(expiresAt) })
      },
      reportUsage: async (id, { used }, { db, identity }) => {
        // Checked here and not in the schema, so that other people's licences appear not to exist.
        if (typeof used !== 'number') throw refuseField('/used', 'field.required')
        await reportUsage(orders, db, { id, used, actor: await readActorEmail(db, identity) })
      },
    },
  }
}

const usage = {
  from: ['used', 'quantity'],
  sql: (alias: string) => `(case when ${alias}.used >= ${alias}.quantity then 'full'
    when ${alias}.used * 100::bigint >= ${alias}.quantity * 80::bigint then 'warning' else 'normal' end)`,
}

const endsAt = {
  from: ['expiresAt', 'pool'],
  sql: (alias: string) =>
    `least(${alias}.expires_at, (select p.expires_at from license_pools p where p.id = ${alias}.pool))`,
  joined: (alias: string) => ({
    from: `left join license_pools ${alias}_pool on ${alias}_pool.id = ${alias}.pool`,
    value: `least(${alias}.expires_at, ${alias}_pool.expires_at)`,
  }),
}

/** Checks whether a pool is visible to somebody; pools of other buyers appear not to exist. */
function createPoolCheck(catalogue: Catalogue) {
  const pools = catalogue.get('license-pools')
  if (!pools) throw new Error('licences are taken from pools, which are not declared')
  const conditionsFor = rowConditions(pools, catalogue)
  return (id: string, context: Context): Promise<boolean> =>
    matchesRowScope(pools, catalogue, { ids: [id], conditions: conditionsFor(context) }, context)
}

const stringOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const toReallocation = ({ pool, tenant, quantity, expiresAt }: Row): Reallocation => ({
  ...(pool === undefined ? {} : { pool: String(pool) }),
  ...(tenant === undefined ? {} : { tenant: String(tenant) }),
  ...(quantity === undefined ? {} : { quantity: Number(quantity) }),
  ...(expiresAt === undefined ? {} : { expiresAt: stringOrNull(expiresAt) }),
})
