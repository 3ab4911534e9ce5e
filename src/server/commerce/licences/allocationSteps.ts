import {
  licenceLifecycle,
  type LicenceStatus,
  type LicenceVerb,
} from '#domain/licence/licenceStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse, Refusal, type Problem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { applyAllocationChange } from './applyAllocationChange.ts'
import { lockAllocation, type Allocation } from './lockAllocations.ts'
import { carryOver, renewalPoolOf } from './carryOver.ts'
import { recordLicenceEvent, type LicenceEventKind } from './licenceEvents.ts'
import { isExpired, lockPool, returnToPool, type Pool } from './pools.ts'
import { licenceProblem } from './licenceProblems.ts'

export type AllocationStep = {
  readonly id: string
  /** the version that the caller has read */
  readonly version?: number | undefined
  /** the name of the actor */
  readonly actor?: string | undefined
  /** the labels of statuses, for the message of a refused step */
  readonly statusLabel?: (status: LicenceStatus) => string
}

export const suspendAllocation = (db: Database, step: AllocationStep): Promise<void> =>
  moveAllocation(db, step, { verb: 'suspend', to: 'suspended', event: 'suspended' })

export const resumeAllocation = (db: Database, step: AllocationStep): Promise<void> =>
  moveAllocation(
    db,
    step,
    { verb: 'resume', to: 'active', event: 'resumed' },
    async (allocation, pool) => {
      const isAnyExpired = isExpired(pool) || isExpired(allocation)
      return isAnyExpired ? licenceProblem('licence_not_active', 'expiresAt') : undefined
    },
  )

/** Returns the units to their pool for good; the quantity stays on record. */
export const revokeAllocation = (db: Database, step: AllocationStep): Promise<void> =>
  moveAllocation(
    db,
    step,
    { verb: 'revoke', to: 'revoked', event: 'revoked' },
    async (known, pool) => {
      await returnToPool(db, pool.id, known.quantity)
      return undefined
    },
  )

/** Renews an expired allocation, in its own pool or, if that has expired too, in its renewal. */
export async function renewAllocation(
  db: Database,
  { expiresAt = null, ...step }: AllocationStep & { readonly expiresAt?: string | null },
): Promise<void> {
  const { known: allocation, pool } = await lockAllocationAndPool(db, step)
  assertMove(allocation, 'renew', step)
  if (isExpired(pool)) {
    const to = await renewalPoolOf(db, pool.id)
    const problem = to
      ? await carryOver(db, allocation, { to, expiresAt, actor: step.actor })
      : licenceProblem('licence_pool_expired', 'pool')
    return assertNoProblem(problem)
  }
  assertNoProblem(await applyAllocationChange(db, pool, allocation, { expiresAt }))
  await writeAllocation(db, allocation, 'active', expiresAt)
  await recordLicenceEvent(db, { kind: 'renewed', allocation: allocation.id, actor: step.actor })
}

type AllocationMove = {
  readonly verb: LicenceVerb
  readonly to: LicenceStatus
  readonly event: LicenceEventKind
}

/** Makes one move if the lifecycle permits it; repeating it has no effect. */
async function moveAllocation(
  db: Database,
  step: AllocationStep,
  { verb, to, event }: AllocationMove,
  work: (known: Allocation, pool: Pool) => Promise<Problem | undefined> = async () => undefined,
): Promise<void> {
  const { known: allocation, pool } = await lockAllocationAndPool(db, step)
  if (allocation.status === to) return
  assertMove(allocation, verb, step)
  assertNoProblem(await work(allocation, pool))
  await writeAllocation(db, allocation, to, allocation.expiresAt)
  await recordLicenceEvent(db, { kind: event, allocation: allocation.id, actor: step.actor })
}

async function lockAllocationAndPool(db: Database, { id, version }: AllocationStep) {
  const known = await lockAllocation(db, id, version)
  const pool = await lockPool(db, known.pool)
  if (!pool) throw refuse('not_found', { values: { what: nouns.licencePool } })
  return { known, pool }
}

function assertMove(
  { status }: Allocation,
  verb: LicenceVerb,
  { statusLabel = (each) => each }: AllocationStep,
): void {
  const move = licenceLifecycle.movesFrom(status).find((each) => each.verb === verb)
  if (!move?.by.includes('staff'))
    throw new Refusal(licenceProblem('licence_moved', 'status', { status: statusLabel(status) }))
}

function assertNoProblem(problem: Problem | undefined): void {
  if (problem) throw new Refusal(problem)
}

const writeAllocation = (
  db: Database,
  { id }: Allocation,
  to: LicenceStatus,
  expiresAt: string | null,
) =>
  db
    .updateTable('license_allocation')
    .set({ status: to, expires_at: expiresAt, ...newVersion })
    .where('id', '=', id)
    .execute()
