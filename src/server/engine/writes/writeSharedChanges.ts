import { runSql } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import { isRefusedByDatabase } from './databaseRefusals.ts'

export type ChangeRequest = { readonly id: string } & Row

/**
 * Writes changes with one statement, which reads them as JSON and returns the written rows by
 * `_id`. A second change of one record has to see the first, and after a refusal each change has to
 * run alone: for those, returns undefined.
 */
export async function writeSharedChanges(
  requests: readonly ChangeRequest[],
  text: string,
  { db, language }: Context,
): Promise<(Row | undefined)[]> {
  const firstById = new Map(requests.toReversed().map((each) => [each.id, each]))
  const values = [JSON.stringify([...firstById.values()]), language]
  const { rows } = await runSql(db, text, values).catch((error: unknown) => {
    if (isRefusedByDatabase(error)) return { rows: [] }
    throw error
  })
  const written = new Map(rows.map((row) => [row._id, row]))
  return requests.map((each) =>
    firstById.get(each.id) === each ? written.get(each.id) : undefined,
  )
}
