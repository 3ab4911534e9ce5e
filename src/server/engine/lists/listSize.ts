import type { Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'

export type ListSize = {
  readonly note: (count: number) => void
  readonly highest: () => number
  readonly estimateOnce: (context: Context) => Promise<void>
}

/** Knows the highest number of records counted so far, and at first what the database estimates. */
export function createListSize({ table }: Resource): ListSize {
  let highest = 0
  let estimate: Promise<void> | undefined
  const note = (count: number): void => void (highest = Math.max(highest, count))

  async function readEstimate({ db }: Context): Promise<void> {
    const { rows } = await runSql<{ records: number }>(
      db,
      'select greatest(reltuples, 0)::bigint as records from pg_class where oid = to_regclass($1)',
      [table],
    )
    note(rows[0]?.records ?? 0)
  }

  return {
    note,
    highest: () => highest,
    estimateOnce: (context) =>
      (estimate ??= readEstimate(context).catch((error: unknown) => {
        estimate = undefined
        throw error
      })),
  }
}
