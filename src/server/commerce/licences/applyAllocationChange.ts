import {
  allocationProblem,
  type AllocationChange,
  type LicenceAllocation,
} from '#domain/licence/allocationProblem.ts'
import { type Problem, fieldProblem } from '#domain/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { returnToPool, takeFromPool, type Pool } from './pools.ts'
import { allocationRefusal } from './licenceProblems.ts'

/**
 * Checks a change of an allocation and takes the units it needs from the pool, which the caller has
 * locked. The caller writes the allocation itself.
 */
export async function applyAllocationChange(
  db: Database,
  pool: Pool,
  allocation: LicenceAllocation,
  change: AllocationChange,
): Promise<Problem | undefined> {
  const { at } = pool
  const quantity = change.quantity ?? allocation.quantity
  const values = {
    free: pool.quantity - pool.allocated,
    used: change.used ?? allocation.used,
    quantity,
  }
  const problem = allocationProblem({ pool, allocation, change, at })
  if (problem) return allocationRefusal(problem, values)
  if (change.expiresAt && Date.parse(change.expiresAt) <= Date.parse(at))
    return fieldProblem('/expiresAt', 'field.future')
  const units = quantity - allocation.quantity
  if (units < 0) await returnToPool(db, pool.id, -units)
  if (units <= 0 || (await takeFromPool(db, pool.id, units))) return undefined
  return allocationRefusal('beyond_pool', values)
}
