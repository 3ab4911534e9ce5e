import { Refusal } from '#domain/problem.ts'
import { runSql, type Database } from '#server/platform/database/database.ts'
import { settleAll } from '#server/platform/settleAll.ts'
import type { LockedRecord } from './lockSelection.ts'

export type RefusedRecord = { readonly id: string; readonly refusal: Refusal }

/**
 * Runs work on one record after the other; a refused one is rolled back, and the next is tried. The
 * savepoints are sent together with the first statement of the work.
 */
export async function attemptEach<T extends Pick<LockedRecord, 'id'>>(
  records: readonly T[],
  db: Database,
  work: (each: T) => Promise<void>,
): Promise<readonly RefusedRecord[]> {
  const refusals: RefusedRecord[] = []
  const savepoint = (command: 'savepoint' | 'release savepoint' | 'rollback to savepoint') =>
    runSql(db, `${command} one_record`)
  let released: Promise<unknown> | undefined
  for (const each of records) {
    try {
      await settleAll([released, savepoint('savepoint'), work(each)])
      released = savepoint('release savepoint')
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await savepoint('rollback to savepoint')
      released = undefined
      refusals.push({ id: each.id, refusal: error })
    }
  }
  await released
  return refusals
}

/** Retries refused records while any succeed, because one may be blocked by another. */
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
