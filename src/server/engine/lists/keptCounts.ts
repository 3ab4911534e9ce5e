import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import { derivationOf, readingOf, recordColumns, viewKey } from '../statements.ts'
import { isWatchedField, keepByVersion } from './keptResults.ts'
import { preparedByShape } from './preparedByShape.ts'

type SplitFields = { readonly counted: readonly Field[]; readonly uncounted: readonly Field[] }

/**
 * Creates what keeps the counts of the records on a page, such as how many others refer to one,
 * until a watched table changes: to count takes longer the more there is.
 */
export function createCountKeeper(resource: Resource, catalogue: Catalogue) {
  const splits = preparedByShape<SplitFields>()
  const keepCounts = keepByVersion<ReadonlyMap<unknown, Row>>(200)
  const isKeptCount = (field: Field): boolean =>
    derivationOf(catalogue, field)?.isCount === true && isWatchedField(resource, catalogue, field)

  async function readCounts(
    ids: readonly unknown[],
    counted: readonly Field[],
    context: Context,
  ): Promise<ReadonlyMap<unknown, Row>> {
    const columns = recordColumns(resource, counted, readingOf(catalogue, context))
    const text = `select ${columns} from ${resource.table} a where a.id = any($1::uuid[])`
    const { rows } = await runSql(context.db, text, [ids])
    return new Map(rows.map((row) => [row._id, row]))
  }

  return {
    splitFields: (fields: readonly Field[]): SplitFields =>
      splits(fields, '', () => ({
        counted: fields.filter(isKeptCount),
        uncounted: fields.filter((field) => !isKeptCount(field)),
      })),
    /** Returns rows that were read without their counts with them. */
    addCounts: async (
      rows: readonly Row[],
      counted: readonly Field[],
      version: string,
      context: Context,
    ): Promise<readonly Row[]> => {
      if (!rows.length || !counted.length) return rows
      const ids = rows.map(({ _id }) => _id)
      const key = `${viewKey(context)}|${counted.map(({ name }) => name).join()}|${ids.join()}`
      const counts = await keepCounts(key, version, () => readCounts(ids, counted, context))
      return rows.map((row) => ({
        ...row,
        ...Object.fromEntries(counted.map(({ name }) => [name, counts.get(row._id)?.[name] ?? 0])),
      }))
    },
  }
}
