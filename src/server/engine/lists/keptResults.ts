import { kinds } from '#resource/kinds/kinds.ts'
import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isPooled, runSql } from '#server/platform/database/database.ts'
import type { Context } from '../context.ts'
import { derivationOf, viewKey } from '../statements.ts'
import { keepRecent } from './keepRecent.ts'
import type { ListQuery } from './listQuery.ts'
import type { ListSize } from './listSize.ts'
import { isWordSearch } from './search.ts'

/** Counting fewer records takes no longer than asking whether what was counted still holds. */
export const isLongList = (total: number): boolean => total >= 4000

type VersionedQuery = Pick<ListQuery, 'conditions' | 'facets'>

/** Returns a key of the facets of all matches, as a context sees them. */
export const matchesKey = ({ conditions, facets }: VersionedQuery, context: Context): string =>
  `${viewKey(context)}|${facets.map(({ name }) => name).join()}|${JSON.stringify(conditions.map(({ key, value }) => [key, value]))}`

/** Reads the version of a list's tables, a text that differs after every committed change. */
export type ReadListVersion = (
  query: VersionedQuery,
  context: Context,
) => Promise<string | undefined>

/**
 * Whether values of a field change only with a table that is watched. Derived ones may change with
 * time and come from any table; members are watched only together with public records.
 */
export const isWatchedField = (resource: Resource, catalogue: Catalogue, field: Field): boolean =>
  field.derived
    ? derivationOf(catalogue, field)?.isWatched === true || hasLevels(resource, catalogue, field)
    : resource.public !== undefined || !kinds[field.kind].members

/** Whether values of a field change with levels, too, which are watched apart from public records. */
const hasLevels = ({ public: shown }: Resource, catalogue: Catalogue, field: Field): boolean =>
  shown !== undefined && derivationOf(catalogue, field)?.levels !== undefined

/**
 * Creates the reader of the version that results over all matches of a list are kept by; undefined
 * if they may not be kept, because they depend on more than the tables that are watched. Whatever
 * is computed after the version was read is never older than that version.
 */
export function createListVersionReader(
  resource: Resource,
  catalogue: Catalogue,
  size: ListSize,
): ReadListVersion {
  const statement = versionStatement(resource, catalogue)
  return async ({ conditions, facets }, context) => {
    // A transaction sees its own changes before others do.
    if (!isPooled(context.db)) return undefined
    await size.estimateOnce(context)
    if (!isLongList(size.highest())) return undefined
    // Of the conditions of no field these read the record alone; what a caller may see depends on more.
    const areWatched = conditions.every(({ key, field }) =>
      field
        ? isWatchedField(resource, catalogue, field)
        : !key.startsWith(' ') || isWordSearch(key),
    )
    if (!areWatched) return undefined
    const fields = [...conditions.flatMap(({ field }) => field ?? []), ...facets]
    const needsLevels = fields.some((field) => hasLevels(resource, catalogue, field))
    // The version of a whole answer to shoppers ends with that of levels.
    if (context.isPublic)
      return needsLevels ? context.catalogueVersion : context.catalogueVersion?.split('/', 1)[0]
    const text = needsLevels
      ? `${statement} || '/' || ${levelsVersion} as version`
      : `${statement} as version`
    const { rows } = await runSql<{ version: string | null }>(context.db, text)
    return rows[0]?.version ?? undefined
  }
}

const summary = `count(*) || '.' || coalesce(max(transaction), 0) || '.' || coalesce(sum(transaction), 0)`

const levelsVersion = `(select ${summary} from level_changes)`

/** The tables of public records are watched together, with those of what they refer to. */
function versionStatement({ public: shown, table, fields }: Resource, catalogue: Catalogue) {
  const catalogueVersion = `(select ${summary} from catalogue_changes)`
  if (shown) return `select ${catalogueVersion}`
  const targets = fields.flatMap(({ target }) => catalogue.get(target ?? '')?.table ?? [])
  const names = [...new Set([table, ...targets])].map((name) => `'${name}'`).join(', ')
  return `select ${catalogueVersion} || (select coalesce(string_agg(version, '/' order by name), '') from
    (select name, name || ${summary} as version from list_changes where name in (${names}) group by name) changes)`
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
  const kept = new Map<string, { readonly version: string; readonly result: Promise<T> }>()
  return (key, version, compute) => {
    if (version === undefined) return compute()
    const known = kept.get(key)
    const current = known?.version === version ? known : { version, result: compute() }
    keepRecent(kept, { key, value: current, most: maxResults })
    if (current !== known)
      current.result.catch(() => {
        if (kept.get(key) === current) kept.delete(key)
      })
    return current.result
  }
}
