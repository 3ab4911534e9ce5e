import { runSql, type Database } from '#server/platform/database/database.ts'
import { withDeadlines, type WorkKind } from '#server/platform/database/deadlines.ts'

/**
 * Names what shoppers see at this moment: another text after every committed change of it. What
 * stands after the slash changes with the levels of the stock, what stands before it with all else.
 */
export type ReadCatalogueVersion = () => Promise<string>

/** More noted changes than this are forgotten, which only looks like one change more. */
const maxChangeRows = 256

type ChangeSummary = {
  readonly table: string
  readonly count: number
  readonly last: number
  readonly sum: string
}

export const createCatalogueVersionReader = (db: Database): ReadCatalogueVersion =>
  createVersionReader(db, ['catalogue_changes', 'level_changes'])

/**
 * Asks the database, so that a change is seen by the next request in every process. Whoever asks in
 * the same turn of the event loop shares the question, which is sent only after all of them came.
 */
export function createVersionReader(
  db: Database,
  tables: readonly string[],
  kind: WorkKind = 'brief',
): () => Promise<string> {
  const query = tables
    .map(
      (table) =>
        `select '${table}' as table, count(*) as count, coalesce(max(transaction), 0) as last, coalesce(sum(transaction), 0)::text as sum from ${table}`,
    )
    .join(' union all ')
  let pending: Promise<string> | undefined
  const readVersion = async (): Promise<string> => {
    const { rows } = await withDeadlines(kind, () => runSql<ChangeSummary>(db, query))
    for (const { table, count, last } of rows) {
      if (count > maxChangeRows)
        await runSql(db, `delete from ${table} where transaction < $1`, [last])
    }
    return rows.map(({ count, last, sum }) => `${count}.${last}.${sum}`).join('/')
  }
  return () =>
    (pending ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        pending = undefined
        readVersion().then(resolve, reject)
      })
    }))
}

/** The same, when `follow` has seen to what this process itself knows of the catalogue. */
export function withRefresh(
  readVersion: ReadCatalogueVersion,
  refresh: () => Promise<void>,
): ReadCatalogueVersion {
  let lastSeen: string | undefined
  return async () => {
    const current = await readVersion()
    if (current === lastSeen) return current
    await withDeadlines('brief', refresh)
    lastSeen = current
    return current
  }
}
