import type { LicenceAllocation } from '#domain/licence/allocationProblem.ts'
import type { LicenceStatus } from '#domain/licence/licenceStatus.ts'
import { nouns } from '#domain/messages/nouns.ts'
import { refuse } from '#domain/problem.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { isoOrNull } from './pools.ts'

export type Allocation = LicenceAllocation & {
  readonly id: string
  readonly pool: string
  readonly status: LicenceStatus
  readonly version: number
  /** when, by the clock of the database; ISO 8601 */
  readonly at: string
}

const columns = `a.id, a.pool, a.quantity, a.used, a.status, a.expires_at as "expiresAt", a.version, now() as at`

type AllocationQuery = {
  /** the columns of `a`, of which `$1` are the values */
  readonly where: string
  readonly values: readonly unknown[]
  /** leaves those out that somebody else holds */
  readonly skipLocked?: boolean
}

/** Allocations, held until the transaction ends; by id, and before their pools. */
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

/** One of them, if it is still the one that the caller has read. */
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
