import type { LicenceStatus } from './licenceStatus.ts'

/** Purchased licences. Timestamps are ISO 8601; null: none. */
export type LicencePool = {
  readonly quantity: number
  /** by all allocations together, including the one being checked */
  readonly allocated: number
  readonly startsAt: string | null
  readonly expiresAt: string | null
}

/**
 * Licences of a pool that a tenant may use. Without an expiry of its own it expires with the pool.
 */
export type LicenceAllocation = {
  readonly quantity: number
  readonly used: number
  readonly status: LicenceStatus
  readonly expiresAt: string | null
}

/** The starting point of a new allocation, which is checked as a change of it. */
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

/**
 * Returns why an allocation cannot be changed as requested. Reducing it is nearly always possible,
 * increasing it is not.
 */
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
  // A reduction is never blocked by what others hold.
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
