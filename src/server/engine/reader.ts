import type { Catalogue, Field, Resource } from '#resource/resource.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import { isoDate } from '#resource/kinds/amounts.ts'
import { run } from '../database/database.ts'
import type { Behaviour } from './behaviour.ts'
import type { Context, Row } from './context.ts'
import { facetCounts, type Facets } from './facets.ts'
import type { ListQuery } from './listQuery.ts'
import { localise } from './localise.ts'
import { exactSearch, searchOrders, similarSearch } from './search.ts'
import { orderClause, readingOf, recordColumns, whereClause } from './statements.ts'

export type Page = {
  readonly data: readonly Row[]
  readonly meta: { readonly total?: number; readonly page: number; readonly limit: number }
  readonly facets?: Facets
}

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

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Statements kept ready per choice of fields; beyond this many shapes they are made anew each time. */
const mostStatements = 200

/** Reads one resource. The SQL of each shape of request is made once and kept. */
export function createReader(
  resource: Resource,
  catalogue: Catalogue,
  present: Behaviour['present'],
): Reader {
  const texts = new WeakMap<readonly Field[], Map<string, string>>()

  /** Kept by the very list of fields, which readers of the same choice share. */
  function textOf(fields: readonly Field[], key: string, make: () => string): string {
    const known = texts.get(fields) ?? new Map<string, string>()
    texts.set(fields, known)
    const text = known.get(key) ?? make()
    if (known.size < mostStatements) known.set(key, text)
    return text
  }

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
    const key = context.publicly && !isUuid.test(id) ? resource.public?.key : '_id'
    if (key === undefined || (key === '_id' && !isUuid.test(id))) return undefined
    const text = textOf(fields, `one|${key}|${context.language}|${context.publicly}`, () => {
      const reading = readingOf(catalogue, context)
      const column = key === '_id' ? 'id' : resource.field[key]?.column
      const found = { sql: (_: unknown, value: string) => `a.${column} = ${value}`, value: id }
      return `select ${recordColumns(resource, fields, reading)} from ${resource.table} a ${whereClause(resource, [found], reading)}`
    })
    const { rows } = await run(context.db, text, [id])
    return rows[0] && finish(rows[0], context, fields)
  }

  async function list(query: ListQuery, context: Context): Promise<Page> {
    const { search, conditions } = query
    if (!search) return page(query, context)
    const exact = [...conditions, ...exactSearch(search)]
    const found = await page({ ...query, conditions: exact }, context, 'exact')
    if (found.data.length > 0 || found.meta.total) return found
    return page(
      { ...query, conditions: [...conditions, ...similarSearch(search)] },
      context,
      'similar',
    )
  }

  async function page(
    query: ListQuery,
    context: Context,
    order?: keyof typeof searchOrders,
  ): Promise<Page> {
    const { conditions, fields, search } = query
    const sort = query.sort ?? order ?? resource.sort
    const keys = conditions.map((each) => each.key).join()
    const shape = `list|${context.language}|${context.publicly}|${keys}|${sort}|${query.total}`
    const text = textOf(fields, shape, () =>
      listText(query, context, query.sort ? undefined : order),
    )
    const values = conditions.map((each) => each.value)
    const offset = (query.page - 1) * query.limit
    const ordering = order && !query.sort ? [search] : []
    const [{ rows }, facets] = await Promise.all([
      run(context.db, text, [...values, query.limit, offset, ...ordering]),
      query.facets.length ? facetCounts(resource, catalogue, query, context) : undefined,
    ])
    const total = query.total ? await totalOf(rows, conditions, offset, context) : undefined
    return {
      data: rows.map((row) => finish(row, context, fields)),
      meta: { ...(total === undefined ? {} : { total }), page: query.page, limit: query.limit },
      ...(facets ? { facets } : {}),
    }
  }

  /** The page first, then relations for its rows alone; the total travels along. */
  function listText(query: ListQuery, context: Context, order?: keyof typeof searchOrders): string {
    const reading = readingOf(catalogue, context)
    const where = whereClause(resource, query.conditions, reading)
    const bound = query.conditions.length
    const [limit, offset, searched] = [bound + 1, bound + 2, bound + 3].map((each) => `$${each}`)
    const ordered = order
      ? searchOrders[order](`${searched}::text`)
      : orderClause(resource, query.sort ?? resource.sort, reading)
    const total = query.total
      ? `, (select count(*) from ${resource.table} a ${where}) as "_total"`
      : ''
    return (
      `select ${recordColumns(resource, query.fields, reading)}${total}` +
      ` from (select a.* from ${resource.table} a ${where} ${ordered} limit ${limit} offset ${offset}) a ${ordered}`
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
