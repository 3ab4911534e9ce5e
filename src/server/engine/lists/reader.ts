import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { isPooled, runSql } from '#server/platform/database/database.ts'
import { readsReplica } from '#server/platform/database/readSource.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { countFacets, type Facets } from './countFacets.ts'
import {
  deepPageStatements,
  isDeepPage,
  readDeepPage,
  type DeepPageStatements,
} from './deepPage.ts'
import type { ListQuery } from './listQuery.ts'
import { fixedLimitOf, listStatement, type SearchOrder } from './listStatement.ts'
import { fillKeys, isOneOfKeys, readRowsByIds } from './keys.ts'
import { localiseRecord } from './localiseRecord.ts'
import { preparedByShape } from './preparedByShape.ts'
import { rowConditions } from '../rowScope.ts'
import { batch } from '../writes/batch.ts'
import {
  exactConditions,
  secretCondition,
  similarConditions,
  type searchRankings,
} from './search.ts'
import { readingOf, recordColumns, viewKey, whereClause } from '../statements.ts'

export type RecordPage = {
  readonly data: readonly Row[]
  readonly meta: {
    readonly total?: number
    readonly page: number
    readonly limit: number
    /** nothing matches as typed; these records are only similar */
    readonly similar?: true
  }
  readonly facets?: Facets
}

type FoundRows = { readonly rows: readonly Row[]; readonly total: number | undefined }

export type RecordReader = {
  readonly findOne: (
    id: string,
    context: Context,
    fields?: readonly Field[],
  ) => Promise<Row | undefined>
  readonly list: (query: ListQuery, context: Context) => Promise<RecordPage>
  /** turns a row that `recordColumns` selected into a record */
  readonly toRecord: (
    row: Record<string, unknown>,
    context: Context,
    fields: readonly Field[],
  ) => Row
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Creates the reader of one resource. The SQL of each request shape is built once and cached. */
export function createReader(
  resource: Resource,
  catalogue: Catalogue,
  present: Behaviour['present'],
): RecordReader {
  const statements = preparedByShape<string>()
  const deepPages = preparedByShape<DeepPageStatements>()
  const scopeConditionsOf = rowConditions(resource, catalogue)
  const recordLoaders = preparedByShape<(id: string) => Promise<Row | undefined>>()

  /** Turns a row into a record in place; the driver created the row for this call only. */
  function toRecord(
    record: Record<string, unknown>,
    context: Context,
    fields: readonly Field[],
  ): Row {
    record.createdAt = isoDate(record.createdAt)
    record.updatedAt = isoDate(record.updatedAt)
    if (resource.translatable.length)
      localiseRecord(record, resource.translatable, context.language)
    for (const { name, kind } of fields) record[name] = kinds[kind].toOutput(record[name])
    return present ? present(record, context) : record
  }

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

  async function list(requested: ListQuery, context: Context): Promise<RecordPage> {
    const conditions = [...requested.conditions, ...scopeConditionsOf(context)]
    const query = { ...requested, conditions }
    const { search } = query
    if (!search) return readPage(query, context)
    const secretMatch = await findBySecret(query, context)
    if (secretMatch) return secretMatch
    const exact = [...conditions, ...exactConditions(search)]
    const exactPage = await readPage({ ...query, conditions: exact }, context, 'exact')
    if (exactPage.data.length > 0 || exactPage.meta.total) return exactPage
    if (
      query.page > 1 &&
      !query.includeTotal &&
      (await hasAny({ ...query, conditions: exact }, context))
    ) {
      return exactPage
    }
    // Similar matches are ranked by similarity, unless another order than the default was
    // requested.
    const sort = query.sort === resource.sort ? undefined : query.sort
    const similar = await readPage(
      { ...query, sort, conditions: [...conditions, ...similarConditions(query)] },
      context,
      'similar',
    )
    return similar.data.length > 0 || similar.meta.total
      ? { ...similar, meta: { ...similar.meta, similar: true } }
      : similar
  }

  /** Finds the record of a whole secret code, by comparing its hash. */
  async function findBySecret(query: ListQuery, context: Context): Promise<RecordPage | undefined> {
    if (!query.secret) return undefined
    const secret = secretCondition(resource, query.secret)
    const secretPage = await readPage(
      { ...query, conditions: [...query.conditions, secret] },
      context,
      'exact',
    )
    return secretPage.data.length > 0 || secretPage.meta.total ? secretPage : undefined
  }

  /** Whether a list that was read without a total has any record. */
  const hasAny = async (query: ListQuery, context: Context): Promise<boolean> =>
    (await readPage({ ...query, page: 1, limit: 1, facets: [] }, context, 'exact')).data.length > 0

  async function readPage(
    query: ListQuery,
    context: Context,
    order?: keyof typeof searchRankings,
  ): Promise<RecordPage> {
    const { fields } = query
    const [{ rows, total }, facets] = await Promise.all([
      isDeepPage(query) ? deepPageRows(query, context) : readPageRows(query, context, order),
      query.facets.length ? countFacets(resource, catalogue, query, context) : undefined,
    ])
    return {
      data: rows.map((row) => toRecord(row, context, fields)),
      meta: { ...(total === undefined ? {} : { total }), page: query.page, limit: query.limit },
      ...(facets ? { facets } : {}),
    }
  }

  const shapeOf = (
    { conditions, includeTotal }: ListQuery,
    sort: string,
    context: Context,
  ): string =>
    `list|${viewKey(context)}|${conditions.map(({ key }) => key).join()}|${sort}|${includeTotal}`

  async function readPageRows(
    query: ListQuery,
    context: Context,
    order?: keyof typeof searchRankings,
  ): Promise<FoundRows> {
    const { conditions, fields, search } = query
    const sort = query.sort ?? order ?? resource.sort
    const fixedLimit = fixedLimitOf(query)
    const shape = `${shapeOf(query, sort, context)}|${!search}|${fixedLimit}`
    const text = statements(fields, shape, () => {
      const searchOrder: SearchOrder = query.sort ? 'sorted' : order
      const listShape = {
        ...query,
        fixedLimit,
        sort: query.sort ?? resource.sort,
        searchOrder: search ? searchOrder : undefined,
      }
      return listStatement(resource, catalogue, listShape, context)
    })
    const values = conditions.map((each) => each.value)
    const offset = (query.page - 1) * query.limit
    const bounds = fixedLimit === undefined ? [query.limit, offset] : []
    const searchValues = order && !query.sort ? [search] : []
    const { rows } = await runSql(context.db, text, [...values, ...bounds, ...searchValues])
    const total = query.includeTotal
      ? await readTotal(rows, conditions, offset, context)
      : undefined
    return { rows, total }
  }

  function deepPageRows(query: ListQuery, context: Context): Promise<FoundRows> {
    const sort = query.sort ?? resource.sort
    const build = () => deepPageStatements(resource, catalogue, { ...query, sort }, context)
    return readDeepPage(
      deepPages(query.fields, shapeOf(query, sort, context), build),
      query,
      context,
    )
  }

  /** A page beyond the last has no row to carry the total. */
  async function readTotal(
    rows: readonly Row[],
    conditions: ListQuery['conditions'],
    offset: number,
    context: Context,
  ): Promise<number> {
    if (rows[0]) return Number(rows[0]._total)
    if (offset === 0) return 0
    const where = whereClause(resource, conditions, readingOf(catalogue, context))
    const values = conditions.map((each) => each.value)
    const counts = await runSql<{ total: number }>(
      context.db,
      `select count(*) as total from ${resource.table} a ${where}`,
      values,
    )
    return counts.rows[0]?.total ?? 0
  }

  return { findOne, list, toRecord }
}
