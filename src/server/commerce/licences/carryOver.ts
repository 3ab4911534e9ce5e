import { emptyAllocation } from '#domain/licence/allocationProblem.ts'
import type { Problem } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { applyAllocationChange } from './applyAllocationChange.ts'
import { lockAllocations, type Allocation } from './lockAllocations.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { lockPools, returnToPool } from './pools.ts'
import { licenceProblem } from './licenceProblems.ts'

/** Returns the currently valid renewal of a pool, which may itself be a renewal of a renewal. */
export async function renewalPoolOf(db: Database, pool: string): Promise<string | undefined> {
  const { rows } = await runSql<{ id: string }>(
    db,
    `with recursive later as (
       select id, starts_at, expires_at, 1 as step from license_pools where renews = $1
       union all select n.id, n.starts_at, n.expires_at, later.step + 1
         from later join license_pools n on n.renews = later.id)
     select id from later where starts_at <= now() and coalesce(expires_at > now(), true)
     order by step, id limit 1`,
    [pool],
  )
  return rows[0]?.id
}

type CarryOverOptions = {
  readonly to: string
  /** its own expiry; null: that of the new pool */
  readonly expiresAt?: string | null
  readonly actor?: string | undefined
}

/**
 * Moves an allocation from its expired pool to the renewed one; returns a problem if that has too
 * few units left.
 */
export async function carryOver(
  db: Database,
  { id, pool: from, quantity, status }: Allocation,
  { to, expiresAt = null, actor }: CarryOverOptions,
): Promise<Problem | undefined> {
  const pools = await lockPools(db, [from, to])
  const renewedPool = pools.find((pool) => pool.id === to)
  if (!renewedPool) return licenceProblem('licence_pool_expired', 'pool')
  const problem = await applyAllocationChange(db, renewedPool, emptyAllocation, {
    quantity,
    expiresAt,
  })
  if (problem) return problem
  await returnToPool(db, from, quantity)
  await db
    .updateTable('license_allocation')
    .set({
      pool: to,
      status: status === 'expired' ? 'active' : status,
      expires_at: expiresAt,
      ...newVersion,
    })
    .where('id', '=', id)
    .execute()
  await recordLicenceEvent(db, { kind: 'renewed', allocation: id, actor })
  return undefined
}

/** Moves all allocations that ended with a pool to its renewal, as far as its units suffice. */
export async function carryOverAll(db: Database, from: string, to: string): Promise<void> {
  const where = `a.pool = $1 and a.status in ('active', 'suspended', 'expired')
    and coalesce(a.expires_at >= (select p.expires_at from license_pools p where p.id = a.pool), true)`
  for (const allocation of await lockAllocations(db, { where, values: [from] }))
    await carryOver(db, allocation, { to })
}
