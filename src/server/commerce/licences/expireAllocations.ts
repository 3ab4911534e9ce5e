import { licenceMoves } from '#domain/licence/licenceStatus.ts'
import type { Database } from '#server/platform/database/database.ts'
import { newVersion } from '#server/platform/database/expressions.ts'
import { lockAllocations, type Allocation } from './lockAllocations.ts'
import { carryOver, renewalPoolOf } from './carryOver.ts'
import { recordLicenceEvent } from './licenceEvents.ts'
import { isExpired, readPool } from './pools.ts'
import { forEachDue } from './forEachDue.ts'

const statuses = licenceMoves.flatMap(({ verb, from }) => (verb === 'expire' ? [`'${from}'`] : []))

const dueCondition = `a.status in (${statuses.join(', ')}) and least(a.expires_at,
  (select p.expires_at from license_pools p where p.id = a.pool)) < now()`

/** Expires allocations; those whose pool was renewed in time continue instead. */
export const expireAllocations = (db: Database): Promise<void> =>
  forEachDue(
    db,
    `select a.id from license_allocation a where ${dueCondition} order by a.id`,
    async (inner, id) => {
      const where = `a.id = $1 and ${dueCondition}`
      const [allocation] = await lockAllocations(inner, { where, values: [id], skipLocked: true })
      if (!allocation) return false
      if (await tryCarryOver(inner, allocation)) return true
      await inner
        .updateTable('license_allocation')
        .set({ status: 'expired', ...newVersion })
        .where('id', '=', id)
        .execute()
      await recordLicenceEvent(inner, { kind: 'expired', allocation: id })
      return true
    },
  )

async function tryCarryOver(db: Database, allocation: Allocation): Promise<boolean> {
  const pool = await readPool(db, allocation.pool)
  const endsWithPool =
    pool?.expiresAt &&
    (allocation.expiresAt === null ||
      Date.parse(allocation.expiresAt) >= Date.parse(pool.expiresAt))
  if (!pool || !endsWithPool || !isExpired(pool)) return false
  const to = await renewalPoolOf(db, pool.id)
  return to !== undefined && !(await carryOver(db, allocation, { to }))
}
