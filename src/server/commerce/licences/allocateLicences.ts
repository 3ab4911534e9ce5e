import { emptyAllocation, type AllocationChange } from '#domain/licence/allocationProblem.ts'
import { type Problem, fieldProblem } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { applyAllocationChange } from './applyAllocationChange.ts'
import { lockAllocation } from './lockAllocations.ts'
import { lockPool } from './pools.ts'
import { licenceProblem } from './licenceProblems.ts'

type AllocationOrigin = {
  readonly name: string
  readonly product: string
  readonly company: string | null
}

/**
 * Returns what a new allocation takes over from its pool and tenant; empty if either is missing.
 */
export async function originOf(
  db: Database,
  pool: unknown,
  tenant: unknown,
): Promise<AllocationOrigin | undefined> {
  const { rows } = await runSql<AllocationOrigin>(
    db,
    `select pr.code || ' · ' || t.name as name, p.product, p.company
     from license_pools p join products pr on pr.id = p.product, tenants t where p.id = $1 and t.id = $2`,
    [pool, tenant],
  )
  return rows[0]
}

export type AllocationRequest = {
  readonly pool: string
  readonly tenant: string
  readonly quantity: number
  readonly expiresAt: string | null
}

/** Takes the units of a new allocation from its pool, or returns why that is not possible. */
export async function allocateLicences(
  db: Database,
  { pool: id, tenant, quantity, expiresAt }: AllocationRequest,
): Promise<Problem | undefined> {
  const pool = await lockPool(db, id)
  if (!pool) return fieldProblem('/pool', 'field.missing_target')
  const row = await db
    .selectFrom('tenants')
    .select('company')
    .where('id', '=', tenant)
    .executeTakeFirst()
  if (!row) return fieldProblem('/tenant', 'field.missing_target')
  if (row.company !== pool.company) return licenceProblem('licence_foreign_tenant', 'tenant')
  return applyAllocationChange(db, pool, emptyAllocation, { quantity, expiresAt })
}

export type Reallocation = Pick<AllocationChange, 'quantity' | 'expiresAt'> & {
  readonly pool?: string
  readonly tenant?: string
}

/** Takes or returns the units of a changed allocation; its pool and tenant stay the same. */
export async function reallocateLicences(
  db: Database,
  id: string,
  { pool: from, tenant, ...change }: Reallocation,
  before: { readonly pool?: unknown; readonly tenant?: unknown },
): Promise<Problem | undefined> {
  if (from !== undefined && from !== before.pool) return fieldProblem('/pool', 'field.fixed')
  if (tenant !== undefined && tenant !== before.tenant)
    return fieldProblem('/tenant', 'field.fixed')
  const allocation = await lockAllocation(db, id)
  const pool = await lockPool(db, allocation.pool)
  return pool
    ? applyAllocationChange(db, pool, allocation, change)
    : fieldProblem('/pool', 'field.missing_target')
}
