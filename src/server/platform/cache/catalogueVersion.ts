import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import { withDeadlines, type WorkKind } from '#server/platform/database/deadlines.ts'

/**
 * Returns the version of what shoppers see, a text that differs after every committed change. The
 * part after the slash changes with stock levels, the part before it with everything else.
 */
export type ReadCatalogueVersion = () => Promise<string>

type ChangeSummary = { readonly count: number; readonly last: number; readonly sum: string }

/**
 * The version is always read from the primary. With replicas, each change of it is noted with a
 * position in the log that it is not after, so that nobody reads older data for this version.
 */
export function createCatalogueVersionReader({
  db,
  replicas,
}: Pick<Connection, 'db' | 'replicas'>): ReadCatalogueVersion {
  const readVersion = createVersionReader(db, ['catalogue_changes', 'level_changes'])
  if (!replicas) return readVersion
  return withRefresh(readVersion, async () =>
    replicas.noteCatalogueChange(await replicas.readPrimaryPosition()),
  )
}

/**
 * Creates a reader that asks the database each time, so that every process sees a change with its
 * next request. Callers in the same turn of the event loop share one query, sent after all have
 * arrived.
 */
export function createVersionReader(
  db: Database,
  tables: readonly string[],
  kind: WorkKind = 'brief',
): () => Promise<string> {
  const query = tables
    .map(
      (table) =>
        `select count(*) as count, coalesce(max(transaction), 0) as last, coalesce(sum(transaction), 0)::text as sum from ${table}`,
    )
    .join(' union all ')
  let pending: Promise<string> | undefined
  const readVersion = async (): Promise<string> => {
    const { rows } = await withDeadlines(kind, () => runSql<ChangeSummary>(db, query))
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

/** Calls `refresh` before it returns a new version, to update what this process caches. */
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
