import type { Catalogue, Resource } from '#resource/resource.ts'
import { filterParam } from '#resource/listQuery.ts'
import type { OrderedPart, ReadContext } from '#resource/kinds/kind.ts'
import { kinds } from '#resource/kinds/kinds.ts'
import type { ListQuery } from './listQuery.ts'
import { searchRankings } from './search.ts'
import {
  joinableFields,
  joinDerived,
  orderOf,
  readingOf,
  recordColumns,
  whereClause,
  type SortOrder,
  type ReadingView,
} from '../statements.ts'

/** Up to this many matches it is faster to sort them than to search an index in their order. */
const fewMatches = 1000

/** Up to this many matches of a search are gathered and sorted although nobody counts them. */
const gatheredMatches = 10_000

/** What sorts the matches of a search: their rank, or the requested sort. */
export type SearchOrder = keyof typeof searchRankings | 'sorted' | undefined

/** The page sizes of the storefront and the CMS. */
const usualLimits = new Set([6, 9, 12, 24, 48, 100])

/**
 * Returns the limit that is part of the statement of a first page. PostgreSQL expects more of an
 * unknown limit, finds that a plan for the actual one is cheaper, and plans again each time.
 */
export const fixedLimitOf = ({ page, limit }: Pick<ListQuery, 'page' | 'limit'>) =>
  page === 1 && usualLimits.has(limit) ? limit : undefined

type ListShape = Pick<ListQuery, 'conditions' | 'fields' | 'includeTotal'> & {
  /** matches are so many that derived values are read one by one until the page is full */
  readonly isDense?: boolean | undefined
  readonly fixedLimit: number | undefined
  readonly sort: string
  readonly searchOrder: SearchOrder
}

/**
 * Builds the statement of one page of a list, which selects the records first and then what is
 * shown of them. The parameters are the values of the conditions, limit and offset unless the limit
 * is fixed, then the words that rank a search.
 */
export function listStatement(
  resource: Resource,
  catalogue: Catalogue,
  shape: ListShape,
  context: ReadingView,
): string {
  const reading = readingOf(catalogue, context)
  const selectClause = `select ${recordColumns(resource, shape.fields, reading)}`
  if (shape.searchOrder === 'sorted')
    return sortedSearchStatement(resource, shape, reading, selectClause)
  return shape.searchOrder
    ? `${selectClause}${rankedSearchStatement(resource, { ...shape, ranking: shape.searchOrder }, reading)}`
    : plainStatement(resource, shape, reading, selectClause)
}

type RankedShape = ListShape & { readonly ranking: keyof typeof searchRankings }

/** A search reads every match to rank it, once, and counts them along the way. */
function rankedSearchStatement(
  resource: Resource,
  { conditions, ranking, includeTotal, fixedLimit }: RankedShape,
  reading: ReadContext,
): string {
  const { table } = resource
  const { limit, offset, words } = placeholders(conditions.length, fixedLimit)
  const where = whereClause(resource, conditions, reading)
  const { rank, order } = searchRankings[ranking](`${words}::text`)
  const [count, counted] = includeTotal
    ? [', count(*) over () as n', ', f.n as "_total"']
    : ['', '']
  return (
    `${counted} from (select a.id, ${rank}${count} from ${table} a ${where} order by ${order('')}, a.id limit ${limit} offset ${offset}) f` +
    ` join ${table} a on a.id = f.id order by ${order('f.')}, f.id`
  )
}

/**
 * Gathers the matches of a search before it sorts them: an index in their order would be walked
 * through the whole table where matches are far apart. Without a total, many matches are not all
 * gathered, because then the next one in that order is near.
 */
function sortedSearchStatement(
  resource: Resource,
  shape: ListShape,
  reading: ReadContext,
  selectClause: string,
): string {
  const { table } = resource
  const { limit, offset } = placeholders(shape.conditions.length, shape.fixedLimit)
  const { order, finalOrder, source, where } = sortedSource(resource, shape, reading)
  const matches = `select a.id, ${order.key} as k from ${source} ${where}`
  const page = (extraCondition = '') =>
    `(select id, k from matches${extraCondition} ${orderBy(order, 'k', 'id')} limit ${limit} offset ${offset})`
  const joined = (records: string): string => joinRecords(table, records, finalOrder)
  if (shape.includeTotal)
    return `with matches as materialized (${matches}) ${selectClause}, (select count(*) from matches) as "_total"${joined(page())}`
  const isFew = `(select count(*) from matches) <= ${gatheredMatches}`
  const alongIndex = orderedRecords({
    from: source,
    where,
    order,
    limit,
    offset,
    extraCondition: ` and not ${isFew}`,
  })
  return (
    `with matches as materialized (${matches} limit ${gatheredMatches + 1}) ${selectClause}` +
    joined(`(${page(` where ${isFew}`)} union all ${alongIndex})`)
  )
}

/** Returns what a list is sorted by, with the joins and conditions of its records. */
function sortedSource(
  resource: Resource,
  { conditions, sort, isDense }: Pick<ListShape, 'conditions' | 'sort' | 'isDense'>,
  reading: ReadContext,
) {
  const conditionFields = isDense ? [] : joinableFields(conditions)
  const sortField = resource.field[sort.replace(/^-/, '')]
  const matched = joinDerived(reading, conditionFields)
  const all = joinDerived(reading, sortField ? [...conditionFields, sortField] : conditionFields)
  const matchedSource = `${resource.table} a${matched.joins}`
  const where = whereClause(resource, conditions, matched.reading)
  return {
    source: `${resource.table} a${all.joins}`,
    matchedSource,
    where,
    parts: sortField && reading.derived?.get(sortField)?.ordered?.('a'),
    order: orderOf(resource, sort, all.reading),
    finalOrder: orderOf(resource, sort, matched.reading),
    isJoined: all.joins !== '',
  }
}

/** A plain list stops at its page wherever an index has its order. */
function plainStatement(
  resource: Resource,
  { conditions, sort, isDense, includeTotal, fixedLimit }: ListShape,
  reading: ReadContext,
  selectClause: string,
): string {
  const { table } = resource
  const { limit, offset } = placeholders(conditions.length, fixedLimit)
  const sorted = sortedSource(resource, { conditions, sort, isDense }, reading)
  const { where, finalOrder, matchedSource: source } = sorted
  const { parts } = sorted
  const page = { limit, offset, where }
  const pageOf = (extraCondition = ''): string =>
    parts
      ? recordsOfParts({ ...page, extraCondition, from: source, order: finalOrder }, parts)
      : orderedRecords({ ...page, extraCondition, from: sorted.source, order: sorted.order })
  const joined = (records: string): string => joinRecords(table, records, finalOrder)
  if (!includeTotal) return selectClause + joined(pageOf())
  if (!sorted.isJoined && !conditions.some(isNarrow)) {
    return `${selectClause}, (select count(*) from ${source} ${where}) as "_total"${joined(pageOf())}`
  }
  // The number of matches decides how the first of them are found. Few are read once more, but
  // matches of a join table are looked up one by one, because a second search would scan them all.
  const isFew = `(select n from counted) <= ${fewMatches}`
  const isByJoinTable = conditions.some(
    ({ field: narrowed }) => narrowed && kinds[narrowed.kind].members,
  )
  const recordSelect = `select a.id, ${finalOrder.key} as k from ${source}`
  const [ids, records] = isByJoinTable
    ? [
        ', array_agg(a.id) as ids',
        `unnest((select ids from counted where n <= ${fewMatches})) m(id) cross join lateral (${recordSelect} where a.id = m.id offset 0) r`,
      ]
    : ['', `(${recordSelect} ${where} and ${isFew} offset 0) r`]
  const fewSorted = `(select r.id, r.k from ${records} ${orderBy(finalOrder, 'k', 'id')} limit ${limit} offset ${offset})`
  return (
    `with counted as materialized (select count(*) as n${ids} from ${source} ${where})` +
    ` ${selectClause}, (select n from counted) as "_total"` +
    joined(`(${fewSorted} union all ${pageOf(` and not ${isFew}`)})`)
  )
}

/** Whether the total of a plain list is counted apart from its page, which reads along an index. */
export const countsApart = (
  { field }: Resource,
  { conditions, sort }: Pick<ListShape, 'conditions' | 'sort'>,
): boolean =>
  conditions.length === 0 || (!field[sort.replace(/^-/, '')]?.derived && !conditions.some(isNarrow))

/** Joins what is shown to the records `f` of a page, in their order. */
const joinRecords = (table: string, records: string, order: SortOrder): string =>
  ` from ${records} f join ${table} a on a.id = f.id ${orderBy(order, 'f.k', 'f.id')}`

type OrderedPage = {
  readonly from: string
  readonly where: string
  readonly extraCondition: string
  readonly order: SortOrder
  readonly limit: string
  readonly offset: string
}

/** Selects the records of a page and their sort keys, along an index where there is one. */
function orderedRecords({
  from,
  where,
  extraCondition,
  order,
  limit,
  offset,
}: OrderedPage): string {
  const records = `select a.id, ${order.key} as k from ${from} ${where}${extraCondition}`
  const bounds = `limit ${limit} offset ${offset}`
  const startsWithNulls = order.hasSeparateNulls && order.direction === 'desc'
  if (!startsWithNulls) return `(${records} ${orderBy(order, order.key, 'a.id')} ${bounds})`
  // Read from its end, an index starts with the nulls, which a list shows last.
  const [enough, backwards] = [
    `${limit}::bigint + ${offset}::bigint`,
    `${order.key} desc, a.id desc`,
  ]
  return (
    `(with filled as materialized (${records} and ${order.key} is not null order by ${backwards} limit ${enough}),` +
    ` lacking as (${records} and ${order.key} is null and (select count(*) from filled) < ${enough}` +
    ` order by ${backwards} limit ${enough})` +
    ` select * from (select * from filled union all select * from lacking) h ${orderBy(order, 'k', 'id')} ${bounds})`
  )
}

/** Selects the same of parts that are each read in order; records of none have no value. */
function recordsOfParts(
  { from, where, extraCondition, order, limit, offset }: OrderedPage,
  parts: readonly OrderedPart[],
): string {
  const { direction } = order
  const enough = `${limit}::bigint + ${offset}::bigint`
  const first = parts.map(
    ({ from: join, value, id }) =>
      `(select a.id, ${value} as k from ${from} ${join} ${where}${extraCondition} order by ${value} ${direction}, ${id} ${direction} limit ${enough})`,
  )
  return (
    `(with filled as materialized (select * from (${first.join(' union all ')}) p order by k ${direction}, id ${direction} limit ${enough}),` +
    ` lacking as (select a.id, ${order.key} as k from ${from} ${where}${extraCondition} and ${order.key} is null` +
    ` and (select count(*) from filled) < ${enough} order by a.id ${direction} limit ${enough})` +
    ` select * from (select * from filled union all select * from lacking) h ${orderBy(order, 'k', 'id')} limit ${limit} offset ${offset})`
  )
}

/**
 * Whether a condition may match fewer records than is usual for its field, such as those that refer
 * to one record or belong to one person. For values and bounds the planner has statistics.
 */
function isNarrow({ field, key }: ListShape['conditions'][number]): boolean {
  if (!field) return key.startsWith(' ')
  const { requiresTarget, facet } = kinds[field.kind]
  return (requiresTarget || !facet) && key !== filterParam(field.name, 'exists')
}

const orderBy = ({ direction, nulls }: SortOrder, key: string, id: string): string =>
  `order by ${key} ${direction}${nulls}, ${id} ${direction}`

const placeholders = (bound: number, fixedLimit: number | undefined) =>
  fixedLimit === undefined
    ? { limit: `$${bound + 1}`, offset: `$${bound + 2}`, words: `$${bound + 3}` }
    : { limit: String(fixedLimit), offset: '0', words: `$${bound + 1}` }
