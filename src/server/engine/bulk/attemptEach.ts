import { Refusal } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import type { LockedRecord } from './lockSelection.ts'

/** A record that would not have it, and why. */
export type RefusedRecord = { readonly id: string; readonly refusal: Refusal }

/** Does something with one record after the other; what one of them refuses leaves no trace, and the next is asked. */
export async function attemptEach(
  records: readonly LockedRecord[],
  db: Database,
  work: (each: LockedRecord) => Promise<void>,
): Promise<readonly RefusedRecord[]> {
  const refusals: RefusedRecord[] = []
  for (const each of records) {
    await runSql(db, 'savepoint one_record')
    try {
      await work(each)
      await runSql(db, 'release savepoint one_record')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await runSql(db, 'rollback to savepoint one_record')
      refusals.push({ id: each.id, refusal: error })
    }
  }
  return refusals
}

/** The same again for those that refused, as long as that helps: what is in the way of one may be another one of them. */
export async function retryRefused(
  records: readonly LockedRecord[],
  attempt: (held: readonly LockedRecord[]) => Promise<readonly RefusedRecord[]>,
): Promise<readonly RefusedRecord[]> {
  const refusals = await attempt(records)
  if (!refusals.length || refusals.length === records.length) return refusals
  const ids = new Set(refusals.map(({ id }) => id))
  return retryRefused(
    records.filter(({ id }) => ids.has(id)),
    attempt,
  )
}
