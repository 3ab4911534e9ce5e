import type { LicenceAllocation } from '#domain/licence/allocationProblem.ts'
import type { LicenceStatus } from '#domain/licence/licenceStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { isoOrNull } from './pools.ts'

export type Allocation = LicenceAllocation & {
  readonly id: string
  readonly pool: string
  readonly status: LicenceStatus
  readonly version: number
  /** the current time of the database; ISO 8601 */
  readonly at: string
}

const columns = `a.id, a.pool, a.quantity, a.used, a.status, a.expires_at as "expiresAt", a.version, now() as at`

type AllocationQuery = {
  /** an SQL condition on `a`; `$1` is the list of values */
  readonly where: string
  readonly values: readonly unknown[]
  /** skips rows locked by others */
  readonly skipLocked?: boolean
}

/** Locks allocations until the transaction ends; ordered by id, and before their pools. */
export async function lockAllocations(
  db: Database,
  { where, values, skipLocked = false }: AllocationQuery,
): Promise<readonly Allocation[]> {
  const { rows } = await runSql<Allocation>(
    db,
    `select ${columns} from license_allocation a where ${where} order by a.id
     for no key update of a ${skipLocked ? 'skip locked' : ''}`,
    values,
  )
  return rows.map((each) => ({
    ...each,
    expiresAt: isoOrNull(each.expiresAt),
    at: isoDate(each.at),
  }))
}

/**
 * Locks one allocation if it still has the version that the caller has read. Refuses with
 * `not_found` or `stale`.
 */
export async function lockAllocation(
  db: Database,
  id: string,
  version?: number,
): Promise<Allocation> {
  const [found] = await lockAllocations(db, { where: 'a.id = $1', values: [id] })
  if (!found) throw refuse('not_found', { values: { what: nouns.licence } })
  if (version !== undefined && version !== found.version) throw refuse('stale')
  return found
}
