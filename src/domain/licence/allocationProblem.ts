import type { LicenceStatus } from './licenceStatus.ts'

/** Licences somebody bought. Moments are ISO 8601; null: it has none. */
export type LicencePool = {
  readonly quantity: number
  /** by all allocations together, the one in question among them */
  readonly allocated: number
  readonly startsAt: string | null
  readonly expiresAt: string | null
}

/** Those of a pool that a tenant may use. Without an end of its own it ends with the pool. */
export type LicenceAllocation = {
  readonly quantity: number
  readonly used: number
  readonly status: LicenceStatus
  readonly expiresAt: string | null
}

/** One that is not there yet: what is given to somebody is a change of it. */
export const emptyAllocation: LicenceAllocation = {
  quantity: 0,
  used: 0,
  status: 'active',
  expiresAt: null,
}

export type AllocationChange = Partial<Omit<LicenceAllocation, 'status'>>

export type AllocationProblem =
  | 'revoked'
  | 'pool_expired'
  | 'not_active'
  | 'after_pool'
  | 'beyond_pool'
  | 'below_used'
  | 'used_beyond'

type AllocationCheck = {
  readonly pool: LicencePool
  readonly allocation: LicenceAllocation
  readonly change: AllocationChange
  /** ISO 8601 */
  readonly at: string
}

/** Why an allocation cannot be changed so. Giving back is nearly always possible, having more is not. */
export function allocationProblem({
  pool,
  allocation,
  change,
  at,
}: AllocationCheck): AllocationProblem | undefined {
  const { quantity, used, expiresAt } = { ...allocation, ...change }
  const addsUnits = quantity > allocation.quantity
  const addsUsage = used > allocation.used
  const changesExpiry = change.expiresAt !== undefined

  if (allocation.status === 'revoked') return 'revoked'
  if ((addsUnits || addsUsage || changesExpiry) && isExpired(pool.expiresAt, at))
    return 'pool_expired'
  if ((addsUnits || addsUsage) && allocation.status !== 'active') return 'not_active'
  if (addsUsage && !(hasStarted(pool.startsAt, at) && !isExpired(expiresAt, at)))
    return 'not_active'
  if (changesExpiry && isAfter(expiresAt, pool.expiresAt)) return 'after_pool'
  // What is given back never asks whether others have too much.
  if (addsUnits && pool.allocated - allocation.quantity + quantity > pool.quantity)
    return 'beyond_pool'
  if (quantity !== allocation.quantity && quantity < Math.min(used, allocation.used))
    return 'below_used'
  return used < 0 || used > quantity ? 'used_beyond' : undefined
}

const isExpired = (end: string | null, at: string): boolean =>
  end !== null && Date.parse(at) > Date.parse(end)

const hasStarted = (start: string | null, at: string): boolean =>
  start === null || Date.parse(start) <= Date.parse(at)

const isAfter = (own: string | null, end: string | null): boolean =>
  own !== null && end !== null && Date.parse(own) > Date.parse(end)
