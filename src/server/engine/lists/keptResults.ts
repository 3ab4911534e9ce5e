import { kinds } from '#resource/kinds/kinds.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isPooled, runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import { derivationOf } from '../statements.ts'
import type { ListQuery } from './listQuery.ts'

/** Counting fewer records takes no longer than asking whether what was counted still holds. */
export const isLongList = (total: number): boolean => total >= 4000

/** Reads the version of a list's tables, a text that differs after every committed change. */
export type ReadListVersion = (
  query: Pick<ListQuery, 'conditions'>,
  context: Context,
) => Promise<string | undefined>

/**
 * Whether values of a field change only with a table that is watched. Derived ones may change with
 * time and come from any table; members are watched only together with public records.
 */
export const isWatchedField = (
  { public: shown }: Resource,
  catalogue: Catalogue,
  field: Field,
): boolean =>
  field.derived
    ? derivationOf(catalogue, field)?.isWatched === true
    : shown !== undefined || !kinds[field.kind].members

/**
 * Creates the reader of the version that results over all matches of a list are kept by; undefined
 * if they may not be kept, because they depend on more than the tables that are watched. Whatever
 * is computed after the version was read is never older than that version.
 */
export function createListVersionReader(
  resource: Resource,
  catalogue: Catalogue,
  isLong: () => boolean,
): ReadListVersion {
  const statement = versionStatement(resource, catalogue)
  return async ({ conditions }, context) => {
    // A transaction sees its own changes before others do; shoppers' answers are kept as a whole.
    if (!isLong() || context.isPublic || !isPooled(context.db)) return undefined
    const areWatched = conditions.every(({ key, field }) =>
      field
        ? isWatchedField(resource, catalogue, field)
        : !key.startsWith(' ') || searchKeys.has(key),
    )
    if (!areWatched) return undefined
    const { rows } = await runSql<{ version: string | null }>(context.db, statement)
    return rows[0]?.version ?? undefined
  }
}

/** The conditions of no field that read the record alone; what a caller may see depends on more. */
const searchKeys: ReadonlySet<string> = new Set([' word', ' similar', ' alike'])

/** The tables of public records are watched together, with those of what they refer to. */
function versionStatement({ public: shown, table, fields }: Resource, catalogue: Catalogue) {
  const summary = `count(*) || '.' || coalesce(max(transaction), 0) || '.' || coalesce(sum(transaction), 0)`
  const catalogueVersion = `(select ${summary} from catalogue_changes)`
  if (shown) return `select ${catalogueVersion} as version`
  const targets = fields.flatMap(({ target }) => catalogue.get(target ?? '')?.table ?? [])
  const names = [...new Set([table, ...targets])].map((name) => `'${name}'`).join(', ')
  return `select ${catalogueVersion} || (select coalesce(string_agg(version, '/' order by name), '') from
    (select name, name || ${summary} as version from list_changes where name in (${names}) group by name) changes) as version`
}

type KeepByVersion<T> = (
  key: string,
  version: string | undefined,
  compute: () => Promise<T>,
) => Promise<T>

/**
 * Keeps what was computed under a key until the version changes. Of more than `maxResults`, the one
 * that was used least recently makes room.
 */
export function keepByVersion<T>(maxResults: number): KeepByVersion<T> {
  const results = new Map<string, Promise<T>>()
  let keptVersion: string | undefined
  return (key, version, compute) => {
    if (version === undefined) return compute()
    if (version !== keptVersion) results.clear()
    keptVersion = version
    const result = results.get(key) ?? compute()
    results.delete(key)
    results.set(key, result)
    for (const oldest of results.keys()) {
      if (results.size <= maxResults) break
      results.delete(oldest)
    }
    result.catch(() => {
      if (results.get(key) === result) results.delete(key)
    })
    return result
  }
}
