import type { LicencePool } from '#domain/licence/allocationProblem.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anyOf, now } from '#server/platform/database/expressions.ts'

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
  readPools(poolQuery(db, ids).forNoKeyUpdate())

export const lockPool = async (db: Database, id: string): Promise<Pool | undefined> =>
  (await lockPools(db, [id]))[0]

/** Reads a pool without locking it. */
export const readPool = async (db: Database, id: string): Promise<Pool | undefined> =>
  (await readPools(poolQuery(db, [id])))[0]

const poolQuery = (db: Database, ids: readonly string[]) =>
  db
    .selectFrom('license_pools')
    .select(['id', 'name', 'product', 'company', 'quantity', 'allocated'])
    .select(['starts_at as startsAt', 'expires_at as expiresAt', now.as('at')])
    .where('id', '=', anyOf(ids))
    .orderBy('id')

async function readPools(query: ReturnType<typeof poolQuery>): Promise<Pool[]> {
  const rows = await query.execute()
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
  const { numUpdatedRows } = await db
    .updateTable('license_pools')
    .set((eb) => ({ allocated: eb('allocated', '+', units), updated_at: now }))
    .where('id', '=', pool)
    .where((eb) => eb.between(eb('allocated', '+', units), 0, eb.ref('quantity')))
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function returnToPool(db: Database, pool: string, units: number): Promise<void> {
  if (await takeFromPool(db, pool, -units)) return
  throw new Error(`pool ${pool} never gave the ${units} units that come back to it`)
}
