import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { isoDate } from '#resource/kinds/dates.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Behaviour } from '../behaviour.ts'
import type { Context, Row } from '../context.ts'
import { countFacets, type Facets } from './countFacets.ts'
import { countMatches } from './countMatches.ts'
import {
  countPlaces,
  deepPageStatements,
  isDeepPage,
  readDeepPage,
  type DeepPageStatements,
  type ListPlaces,
} from './deepPage.ts'
import {
  createListVersionReader,
  isLongList,
  isWatchedField,
  keepByVersion,
  matchesKey,
} from './keptResults.ts'
import type { ListQuery } from './listQuery.ts'
import { createListSize } from './listSize.ts'
import { countsApart, fixedLimitOf, listStatement, type SearchOrder } from './listStatement.ts'
import { localiseRecord } from './localiseRecord.ts'
import { preparedByShape } from './preparedByShape.ts'
import { createCountKeeper } from './keptCounts.ts'
import { createSliceCounters, type SliceCounter } from './sliceCounts.ts'
import { createRecordFinder, type FindRecord, type ToRecord } from './recordFinder.ts'
import { rowConditions } from '../rowScope.ts'
import {
  exactConditions,
  secretCondition,
  rankedSimilarConditions,
  type searchRankings,
} from './search.ts'
import { joinableFields, joinDerived, readingOf, recordColumns, viewKey } from '../statements.ts'

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

type CountedQuery = ListQuery & {
  /** so many records match that they are found along the order of the page */
  readonly isDense?: boolean
  readonly slices?: SliceCounter | undefined
}

type FoundRows = { readonly rows: readonly Row[]; readonly total: number | undefined }

export type RecordReader = {
  readonly findOne: FindRecord
  readonly list: (query: ListQuery, context: Context) => Promise<RecordPage>
  readonly toRecord: ToRecord
  /** returns the SQL expressions of a record's row `a`, which `toRecord` turns into the record */
  readonly expressions: (context: Context) => string
}

/** Where one in so many records matches, a page is found sooner along its order than by a join. */
const matchDistance = 100

/** Creates the reader of one resource. The SQL of each request shape is built once and cached. */
export function createReader(
  resource: Resource,
  catalogue: Catalogue,
  present: Behaviour['present'],
): RecordReader {
  const statements = preparedByShape<string>()
  const deepPages = preparedByShape<DeepPageStatements>()
  const scopeConditionsOf = rowConditions(resource, catalogue)
  const size = createListSize(resource)
  const readVersion = createListVersionReader(resource, catalogue, size)
  const keepTotal = keepByVersion<number>(200)
  const keepPlaces = keepByVersion<ListPlaces>(50)
  const keepFacets = keepByVersion<Facets>(100)
  const keptCounts = createCountKeeper(resource, catalogue)
  const slicesOf = createSliceCounters(resource, catalogue, size.highest)

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

  async function list(requested: ListQuery, context: Context): Promise<RecordPage> {
    const conditions = [...requested.conditions, ...scopeConditionsOf(context)]
    const query = { ...requested, conditions }
    const { search } = query
    if (!search) return readPage(query, context)
    const secretMatch = await findBySecret(query, context)
    if (secretMatch) return secretMatch
    const exactQuery = { ...query, conditions: [...conditions, ...exactConditions(search)] }
    let page = await readPage(exactQuery, context, 'exact')
    if (await hasMatches(page, exactQuery, context)) return page
    // Similar matches are ranked by similarity, unless another order than the default was
    // requested.
    const sort = query.sort === resource.sort ? undefined : query.sort
    await size.estimateOnce(context)
    for (const condition of rankedSimilarConditions(query, isLongList(size.highest()))) {
      const similarQuery = { ...query, sort, conditions: [...conditions, condition] }
      page = await readPage(similarQuery, context, 'similar')
      if (await hasMatches(page, similarQuery, context))
        return { ...page, meta: { ...page.meta, similar: true } }
    }
    return page
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

  /** Whether the list of a page has any record, also if this page has none. */
  async function hasMatches(
    { data, meta }: RecordPage,
    query: ListQuery,
    context: Context,
  ): Promise<boolean> {
    if (data.length > 0 || query.page === 1 || query.includeTotal)
      return data.length > 0 || Boolean(meta.total)
    const first = { ...query, page: 1, limit: 1, facets: [] }
    return (await readPage(first, context, 'exact')).data.length > 0
  }

  async function readPage(
    query: ListQuery,
    context: Context,
    order?: keyof typeof searchRankings,
  ): Promise<RecordPage> {
    const { fields } = query
    const { counted, uncounted } = keptCounts.splitFields(fields)
    const hasKept = query.includeTotal || query.facets.length > 0 || counted.length > 0
    const version = hasKept ? await readVersion(query, context) : undefined
    const slices = version === undefined ? undefined : slicesOf(query, context)
    const pageQuery = version === undefined ? query : { ...query, fields: uncounted, slices }
    const [{ rows: read, total }, facets] = await Promise.all([
      isDeepPage(query)
        ? deepPageRows(pageQuery, context, version)
        : readPageRows(pageQuery, context, version, order),
      query.facets.length ? readFacets({ ...query, slices }, context, version) : undefined,
    ])
    const rows =
      version === undefined ? read : await keptCounts.addCounts(read, counted, version, context)
    const counts = rows.flatMap((row) => counted.map(({ name }) => Number(row[name])))
    size.note(Math.max(total ?? 0, ...counts))
    return {
      data: rows.map((row) => toRecord(row, context, fields)),
      meta: { ...(total === undefined ? {} : { total }), page: query.page, limit: query.limit },
      ...(facets ? { facets } : {}),
    }
  }

  /** Keeps the facets that may be kept, and counts the others each time. */
  async function readFacets(
    query: CountedQuery,
    context: Context,
    version: string | undefined,
  ): Promise<Facets> {
    const options = { isLong: isLongList(size.highest()), countInSlices: query.slices?.countRow }
    const count = (facets: readonly Field[]) =>
      countFacets(resource, catalogue, { ...query, facets }, context, options)
    if (version === undefined) return count(query.facets)
    const watched = query.facets.filter((field) => isWatchedField(resource, catalogue, field))
    const key = matchesKey(query, context)
    const [kept, others] = await Promise.all([
      keepFacets(key, version, () => count(watched)),
      watched.length < query.facets.length
        ? count(query.facets.filter((field) => !watched.includes(field)))
        : undefined,
    ])
    const all = { ...kept, ...others }
    return Object.fromEntries(query.facets.map(({ name }) => [name, all[name] ?? null]))
  }

  const shapeOf = (
    { conditions, includeTotal }: ListQuery,
    sort: string,
    context: Context,
  ): string =>
    `list|${viewKey(context)}|${conditions.map(({ key }) => key).join()}|${sort}|${includeTotal}`

  async function readPageRows(
    query: CountedQuery,
    context: Context,
    version: string | undefined,
    order?: keyof typeof searchRankings,
  ): Promise<FoundRows> {
    const { conditions, fields, search } = query
    const sort = query.sort ?? order ?? resource.sort
    const isCountedApart =
      version !== undefined &&
      query.includeTotal &&
      !search &&
      countsApart(resource, { conditions, sort })
    if (isCountedApart) {
      const key = matchesKey({ conditions, facets: [] }, context)
      const count = keepTotal(
        key,
        version,
        async () => (await query.slices?.countMatches()) ?? countAll(conditions, context),
      )
      const isJoined = joinDerived(readingOf(catalogue, context), joinableFields(conditions)).joins
      const isDense = isJoined !== '' && (await count) * matchDistance > size.highest()
      const page = { ...query, includeTotal: false, isDense }
      const [{ rows }, total] = await Promise.all([readPageRows(page, context, version), count])
      return { rows, total }
    }
    const fixedLimit = fixedLimitOf(query)
    const shape = `${shapeOf(query, sort, context)}|${!search}|${fixedLimit}|${query.isDense}`
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

  async function deepPageRows(
    query: ListQuery,
    context: Context,
    version: string | undefined,
  ): Promise<FoundRows> {
    const sort = query.sort ?? resource.sort
    const build = () => deepPageStatements(resource, catalogue, { ...query, sort }, context)
    const deepPage = deepPages(query.fields, shapeOf(query, sort, context), build)
    const places = await keepPlaces(`${sort}|${matchesKey(query, context)}`, version, () =>
      countPlaces(deepPage, query, context),
    )
    return readDeepPage(deepPage, places, query, context)
  }

  /** A page beyond the last has no row to carry the total. */
  async function readTotal(
    rows: readonly Row[],
    conditions: ListQuery['conditions'],
    offset: number,
    context: Context,
  ): Promise<number> {
    if (rows[0]) return Number(rows[0]._total)
    return offset === 0 ? 0 : countAll(conditions, context)
  }

  const countAll = (conditions: ListQuery['conditions'], context: Context): Promise<number> =>
    countMatches(resource, catalogue, conditions, context)

  const expressions = (context: Context): string =>
    statements(resource.fields, `expressions|${viewKey(context)}`, () =>
      recordColumns(resource, resource.fields, readingOf(catalogue, context)),
    )

  return { findOne: createRecordFinder(resource, catalogue, toRecord), list, toRecord, expressions }
}
