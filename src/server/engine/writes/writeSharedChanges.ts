import type { Context, Row } from '../context.ts'
import { currentDeadlines } from '#server/platform/database/deadlines.ts'
import { isLockTimeout, isRefusedByDatabase } from './databaseRefusals.ts'
import { writeRecordset } from './recordset.ts'

export type ChangeRequest = { readonly id: string } & Row

/** What statements are run with; requests share them, so nothing of one is kept. */
export type WriteScope = Pick<Context, 'db' | 'language'>

/** Writes changes with one statement and returns the written rows. */
export const writeChanges = (
  requests: readonly ChangeRequest[],
  text: string,
  { db, language }: WriteScope,
): Promise<readonly Row[]> => writeRecordset(db, text, requests, language)

/**
 * The same for the changes of several requests; returns the written row of each, by `_id`. A second
 * change of one record has to see the first, and after a refusal each change has to run alone: for
 * those, returns undefined.
 */
export async function writeSharedChanges(
  requests: readonly ChangeRequest[],
  text: string,
  scope: WriteScope,
): Promise<(Row | undefined)[]> {
  const firstById = new Map(requests.toReversed().map((each) => [each.id, each]))
  const startedAt = performance.now()
  const rows = await writeChanges([...firstById.values()], text, scope).catch((error: unknown) => {
    // Waiting for a lock on a whole table, or for a connection, has no shorter limit, and each
    // change alone would wait as long again.
    const hasWaited = performance.now() - startedAt >= currentDeadlines().lock
    if (isRefusedByDatabase(error) && !(hasWaited && isLockTimeout(error))) return []
    throw error
  })
  const written = new Map(rows.map((row) => [row._id, row]))
  return requests.map((each) =>
    firstById.get(each.id) === each ? written.get(each.id) : undefined,
  )
}
