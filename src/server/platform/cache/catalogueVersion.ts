import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import { withDeadlines, type WorkKind } from '#server/platform/database/deadlines.ts'
import { withReadSource } from '#server/platform/database/readSource.ts'
import { primaryPositionSql, readLogPosition } from '#server/platform/database/replicas.ts'
import { sharedByTurn } from '#server/platform/sharedByTurn.ts'

/**
 * Returns the version of what shoppers see, a text that differs after every committed change. The
 * part after the slash changes with stock levels, the part before it with everything else.
 */
export type ReadCatalogueVersion = () => Promise<string>

/** The part of a version that stays the same when only stock levels change. */
const catalogueOf = (version: string): string => version.split('/', 1)[0] ?? ''

type ChangeSummary = Readonly<{ count: number; last: number; sum: string; position?: string }>

/**
 * The version is always read from the primary. With replicas, each change of it is noted with a
 * position in the log that it is not after, so that nobody reads older data for this version.
 */
export function createCatalogueVersionReader({
  db,
  replicas,
}: Pick<Connection, 'db' | 'replicas'>): ReadCatalogueVersion {
  const summaries = summaryQuery(['catalogue_changes', 'level_changes'])
  if (!replicas) return createSummaryReader(db, summaries, 'brief')
  // The position is read after what is committed, in the same statement.
  const query = `select *, (${primaryPositionSql}) from (${summaries}) summaries`
  return sharedByTurn(async () => {
    const rows = await readSummaries(db, query, 'brief')
    const version = formatVersion(rows)
    replicas.noteCatalogueVersion(version, readLogPosition(rows[0]?.position))
    return version
  })
}

/**
 * Creates a reader that asks the database each time, so that every process sees a change with its
 * next request.
 */
export const createVersionReader = (
  db: Database,
  table: string,
  kind: WorkKind,
): (() => Promise<string>) => createSummaryReader(db, summaryQuery([table]), kind)

const createSummaryReader = (db: Database, query: string, kind: WorkKind) =>
  sharedByTurn(async () => formatVersion(await readSummaries(db, query, kind)))

async function readSummaries(db: Database, query: string, kind: WorkKind) {
  return (await withDeadlines(kind, () => runSql<ChangeSummary>(db, query))).rows
}

const summaryQuery = (tables: readonly string[]): string =>
  tables
    .map(
      (table) =>
        `select count(*) as count, coalesce(max(transaction), 0) as last, coalesce(sum(transaction), 0)::text as sum from ${table}`,
    )
    .join(' union all ')

const formatVersion = (rows: readonly ChangeSummary[]): string =>
  rows.map(({ count, last, sum }) => `${count}.${last}.${sum}`).join('/')

/**
 * Calls `refresh` before it returns a version with another catalogue, to update what this process
 * caches. Callers that find the same one wait for the same call, which reads from the primary.
 */
export function withRefresh(
  readVersion: ReadCatalogueVersion,
  refresh: () => Promise<void>,
): ReadCatalogueVersion {
  let latest: { readonly catalogue: string; readonly refreshed: Promise<void> } | undefined
  return async () => {
    const version = await readVersion()
    const catalogue = catalogueOf(version)
    if (latest?.catalogue !== catalogue) {
      const refreshed = withReadSource({ replica: undefined }, () =>
        withDeadlines('brief', refresh),
      )
      const started = { catalogue, refreshed }
      latest = started
      refreshed.catch(() => {
        if (latest === started) latest = undefined
      })
    }
    await latest.refreshed
    return version
  }
}
