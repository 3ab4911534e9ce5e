import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { isPooled, runSql } from '#server/platform/database/database.ts'
import { readsReplica } from '#server/platform/database/readSource.ts'
import type { Context, Row } from '../context.ts'
import { rowConditions } from '../rowScope.ts'
import { readingOf, recordColumns, viewKey, whereClause } from '../statements.ts'
import { batch } from '../writes/batch.ts'
import { fillKeys, isOneOfKeys, readRowsByIds, uuidPattern } from './keys.ts'
import type { ListQuery } from './listQuery.ts'
import { preparedByShape } from './preparedByShape.ts'

/** Turns a row that `recordColumns` selected into a record. */
export type ToRecord = (
  row: Record<string, unknown>,
  context: Context,
  fields: readonly Field[],
) => Row

export type FindRecord = (
  id: string,
  context: Context,
  fields?: readonly Field[],
) => Promise<Row | undefined>

/** Creates the search for one record, by its id or public key, among those the caller may read. */
export function createRecordFinder(
  resource: Resource,
  catalogue: Catalogue,
  toRecord: ToRecord,
): FindRecord {
  const statements = preparedByShape<string>()
  const scopeConditionsOf = rowConditions(resource, catalogue)
  const recordLoaders = preparedByShape<(id: string) => Promise<Row | undefined>>()

  async function findOne(
    id: string,
    context: Context,
    fields = resource.fields,
  ): Promise<Row | undefined> {
    const key = context.isPublic && !uuidPattern.test(id) ? resource.public?.key : '_id'
    if (key === undefined || (key === '_id' && !uuidPattern.test(id))) return undefined
    const scopeConditions = scopeConditionsOf(context)
    const shape = `one|${key}|${viewKey(context)}|${scopeConditions.map((each) => each.key).join()}`
    const values = scopeConditions.map((each) => each.value)
    const read = async (keys: readonly string[]) => {
      const filled = fillKeys(keys)
      const text = statements(fields, `${shape}|${filled.length}`, () =>
        recordStatement(fields, key, filled.length, scopeConditions, context),
      )
      return (await runSql(context.db, text, [filled, ...values])).rows
    }
    // Requests that share a statement would have to read from the same place.
    const isShareable = isPooled(context.db) && !readsReplica()
    const isBatchable = key === '_id' && scopeConditions.length === 0 && isShareable
    const row = isBatchable
      ? await recordLoaders(fields, shape, () => batch((ids) => readRowsByIds(ids, read, '_id')))(
          id.toLowerCase(),
        )
      : (await read([id]))[0]
    return row && toRecord(row, context, fields)
  }

  function recordStatement(
    fields: readonly Field[],
    key: string,
    size: number,
    scopeConditions: ListQuery['conditions'],
    context: Context,
  ): string {
    const reading = readingOf(catalogue, context)
    const [column, type] = key === '_id' ? ['id', 'uuid'] : [resource.field[key]?.column, 'text']
    const keyCondition = {
      sql: (_: unknown, keys: string) => `a.${column} ${isOneOfKeys(`${keys}::${type}[]`, size)}`,
      value: [],
    }
    return `select ${recordColumns(resource, fields, reading)} from ${resource.table} a ${whereClause(resource, [keyCondition, ...scopeConditions], reading)}`
  }

  return findOne
}
