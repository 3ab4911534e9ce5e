import type { LicencePool } from '#domain/licence/allocationProblem.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'

/** Purchased licences at one point in time. */
export type Pool = LicencePool & {
  readonly id: string
  readonly name: string
  readonly product: string
  readonly company: string | null
  /** the current time of the database; ISO 8601 */
  readonly at: string
}

export const isoOrNull = (stored: string | null): string | null =>
  stored === null ? null : isoDate(stored)

/**
 * Locks pools until the transaction ends, ordered by id to prevent deadlocks. Callers that also
 * need an allocation lock that first.
 */
export const lockPools = (db: Database, ids: readonly string[]): Promise<readonly Pool[]> =>
  readPools(db, ids, 'for no key update')

export const lockPool = async (db: Database, id: string): Promise<Pool | undefined> =>
  (await lockPools(db, [id]))[0]

/** Reads a pool without locking it. */
export const readPool = async (db: Database, id: string): Promise<Pool | undefined> =>
  (await readPools(db, [id], ''))[0]

async function readPools(db: Database, ids: readonly string[], lock: string) {
  const { rows } = await runSql<Pool>(
    db,
    `select id, name, product, company, quantity, allocated, starts_at as "startsAt",
       expires_at as "expiresAt", now() as at
     from license_pools where id = any($1::uuid[]) order by id ${lock}`,
    [[...ids]],
  )
  return rows.map((pool) => ({
    ...pool,
    startsAt: isoOrNull(pool.startsAt),
    expiresAt: isoOrNull(pool.expiresAt),
    at: isoDate(pool.at),
  }))
}

export const isExpired = ({ expiresAt, at }: Pick<Pool, 'expiresAt' | 'at'>): boolean =>
  expiresAt !== null && Date.parse(at) > Date.parse(expiresAt)

/** Takes units from a pool, checking again that there are enough; returns false if not. */
export async function takeFromPool(db: Database, pool: string, units: number): Promise<boolean> {
  const { rows } = await runSql(
    db,
    `update license_pools set allocated = allocated + $2::int, updated_at = now()
     where id = $1 and allocated + $2::int between 0 and quantity returning id`,
    [pool, units],
  )
  return rows.length === 1
}

/** Returns units to a pool. */
export async function returnToPool(db: Database, pool: string, units: number): Promise<void> {
  if (await takeFromPool(db, pool, -units)) return
  throw new Error(`pool ${pool} never gave the ${units} units that come back to it`)
}
