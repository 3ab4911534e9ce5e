import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { isPooled, run } from '#server/platform/database/database.ts'
import type { Behaviour } from './behaviour.ts'
import type { Context, Row } from './context.ts'
import { facetCounts, type Facets } from './facets.ts'
import {
  deepPageStatements,
  isDeepPage,
  readDeepPage,
  type DeepPageStatements,
} from './deepPage.ts'
import type { ListQuery } from './listQuery.ts'
import { listStatement, type SearchOrder } from './listText.ts'
import { localise } from './localise.ts'
import { preparedByShape } from './preparedByShape.ts'
import { rowConditions } from './rows.ts'
import { batch } from './batch.ts'
import { exactSearch, secretSearch, similarSearch, type searchOrders } from './search.ts'
import { readingOf, recordColumns, viewKey, whereClause } from './statements.ts'

export type Page = {
  readonly data: readonly Row[]
  readonly meta: {
    readonly total?: number
    readonly page: number
    readonly limit: number
    /** nothing is as it was typed: these are only like it */
    readonly similar?: true
  }
  readonly facets?: Facets
}

type FoundRows = { readonly rows: readonly Row[]; readonly total: number | undefined }

export type Reader = {
  readonly one: (
    id: string,
    context: Context,
    fields?: readonly Field[],
  ) => Promise<Row | undefined>
  readonly list: (query: ListQuery, context: Context) => Promise<Page>
  /** a row that `recordColumns` selected, as readers get it */
  readonly finish: (
    stored: Record<string, unknown>,
    context: Context,
    fields: readonly Field[],
  ) => Row
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads one resource. The SQL of each shape of request is made once and kept. */
export function createReader(
  resource: Resource,
  catalogue: Catalogue,
  present: Behaviour['present'],
): Reader {
  const statements = preparedByShape<string>()
  const deepPages = preparedByShape<DeepPageStatements>()
  const limits = rowConditions(resource, catalogue)
  const recordLoaders = preparedByShape<(id: string) => Promise<Row | undefined>>()

  /** The row is the driver's, made for us alone: it is turned into the record in place. */
  function finish(
    record: Record<string, unknown>,
    context: Context,
    fields: readonly Field[],
  ): Row {
    record.createdAt = isoDate(record.createdAt)
    record.updatedAt = isoDate(record.updatedAt)
    if (resource.translatable.length) localise(record, resource.translatable, context.language)
    for (const { name, kind } of fields) record[name] = kinds[kind].read(record[name])
    return present ? present(record, context) : record
  }

  async function one(
    id: string,
    context: Context,
    fields = resource.fields,
  ): Promise<Row | undefined> {
    const key = context.publicly && !uuidPattern.test(id) ? resource.public?.key : '_id'
    if (key === undefined || (key === '_id' && !uuidPattern.test(id))) return undefined
    const limit = limits(context)
    const shape = `one|${key}|${viewKey(context)}|${limit.map((each) => each.key).join()}`
    const text = statements(fields, shape, () => recordStatement(fields, key, limit, context))
    const values = limit.map((each) => each.value)
    const read = async (keys: readonly string[]) =>
      (await run(context.db, text, [keys, ...values])).rows
    const shared = key === '_id' && limit.length === 0 && isPooled(context.db)
    const row = shared
      ? await recordLoaders(fields, shape, () => batch((ids) => rowsOf(ids, read)))(
          id.toLowerCase(),
        )
      : (await read([id]))[0]
    return row && finish(row, context, fields)
  }

  function recordStatement(
    fields: readonly Field[],
    key: string,
    limit: ListQuery['conditions'],
    context: Context,
  ): string {
    const reading = readingOf(catalogue, context)
    const column = key === '_id' ? 'id' : resource.field[key]?.column
    const found = { sql: (_: unknown, values: string) => `a.${column} = any(${values})`, value: [] }
    return `select ${recordColumns(resource, fields, reading)} from ${resource.table} a ${whereClause(resource, [found, ...limit], reading)}`
  }

  async function list(asked: ListQuery, context: Context): Promise<Page> {
    const conditions = [...asked.conditions, ...limits(context)]
    const query = { ...asked, conditions }
    const { search } = query
    if (!search) return page(query, context)
    const secret = await findBySecret(query, context)
    if (secret) return secret
    const exact = [...conditions, ...exactSearch(search)]
    const found = await page({ ...query, conditions: exact }, context, 'exact')
    if (found.data.length > 0 || found.meta.total) return found
    if (
      query.page > 1 &&
      !query.total &&
      (await hasAny({ ...query, conditions: exact }, context))
    ) {
      return found
    }
    // Of guesses the closest count: the usual order, which nobody chose for them, gives way.
    const sort = query.sort === resource.sort ? undefined : query.sort
    const similar = await page(
      { ...query, sort, conditions: [...conditions, ...similarSearch(query)] },
      context,
      'similar',
    )
    return similar.data.length > 0 || similar.meta.total
      ? { ...similar, meta: { ...similar.meta, similar: true } }
      : similar
  }

  /** What a whole secret code belongs to: it is compared as it is kept. */
  async function findBySecret(query: ListQuery, context: Context): Promise<Page | undefined> {
    if (!query.secret) return undefined
    const secret = secretSearch(resource, query.secret)
    const found = await page(
      { ...query, conditions: [...query.conditions, secret] },
      context,
      'exact',
    )
    return found.data.length > 0 || found.meta.total ? found : undefined
  }

  /** Whether a list that was left without a total holds anything at all. */
  const hasAny = async (query: ListQuery, context: Context): Promise<boolean> =>
    (await page({ ...query, page: 1, limit: 1, facets: [] }, context, 'exact')).data.length > 0

  async function page(
    query: ListQuery,
    context: Context,
    order?: keyof typeof searchOrders,
  ): Promise<Page> {
    const { fields } = query
    const [{ rows, total }, facets] = await Promise.all([
      isDeepPage(query) ? deepPageRows(query, context) : pageRows(query, context, order),
      query.facets.length ? facetCounts(resource, catalogue, query, context) : undefined,
    ])
    return {
      data: rows.map((row) => finish(row, context, fields)),
      meta: { ...(total === undefined ? {} : { total }), page: query.page, limit: query.limit },
      ...(facets ? { facets } : {}),
    }
  }

  const shapeOf = ({ conditions, total }: ListQuery, sort: string, context: Context): string =>
    `list|${viewKey(context)}|${conditions.map(({ key }) => key).join()}|${sort}|${total}`

  async function pageRows(
    query: ListQuery,
    context: Context,
    order?: keyof typeof searchOrders,
  ): Promise<FoundRows> {
    const { conditions, fields, search } = query
    const sort = query.sort ?? order ?? resource.sort
    const text = statements(fields, `${shapeOf(query, sort, context)}|${!search}`, () => {
      const searchOrder: SearchOrder = query.sort ? 'sorted' : order
      const shape = {
        ...query,
        sort: query.sort ?? resource.sort,
        searchOrder: search ? searchOrder : undefined,
      }
      return listStatement(resource, catalogue, shape, context)
    })
    const values = conditions.map((each) => each.value)
    const offset = (query.page - 1) * query.limit
    const ordering = order && !query.sort ? [search] : []
    const { rows } = await run(context.db, text, [...values, query.limit, offset, ...ordering])
    const total = query.total ? await totalOf(rows, conditions, offset, context) : undefined
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

  /** A page beyond the last one has no row to carry the total. */
  async function totalOf(
    rows: readonly Row[],
    conditions: ListQuery['conditions'],
    offset: number,
    context: Context,
  ): Promise<number> {
    if (rows[0]) return Number(rows[0]._total)
    if (offset === 0) return 0
    const where = whereClause(resource, conditions, readingOf(catalogue, context))
    const values = conditions.map((each) => each.value)
    const counted = await run<{ total: number }>(
      context.db,
      `select count(*) as total from ${resource.table} a ${where}`,
      values,
    )
    return counted.rows[0]?.total ?? 0
  }

  return { one, list, finish }
}

/** The row of each id; whoever asks for the same one gets a row of their own. */
async function rowsOf(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<(Row | undefined)[]> {
  const uniqueIds = new Set(ids)
  const rows = new Map((await read([...uniqueIds])).map((row) => [row._id, row]))
  return ids.map((id) => {
    const row = rows.get(id)
    return row && uniqueIds.size < ids.length ? { ...row } : row
  })
}
