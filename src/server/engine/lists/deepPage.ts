import type { Catalogue, Resource } from '#resource/resource.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { Context, Row } from '../context.ts'
import type { ListQuery } from './listQuery.ts'
import {
  joinDerived,
  orderOf,
  readingOf,
  recordColumns,
  whereClause,
  type SortOrder,
  type ReadingView,
} from '../statements.ts'

/** The offset from which it pays to count first and read from the nearer end. */
const deepOffset = 2000

/** Whether a page is deep enough in a list whose total is requested anyway. */
export const isDeepPage = ({ includeTotal, search, page, limit }: ListQuery): boolean =>
  includeTotal && !search && (page - 1) * limit >= deepOffset

/** Reads records of a segment in one direction, from its end or from a known record on. */
type DirectedStatements = { readonly fromEnd: string; readonly fromRecord: string | undefined }

/** A part of a list that follows one index, readable from either end. */
type Segment = { readonly forwards: DirectedStatements; readonly backwards: DirectedStatements }

export type DeepPageStatements = {
  /** selects the number of records, and how many of them are in the first segment */
  readonly count: string
  readonly segments: readonly Segment[]
}

type DeepPageQuery = Pick<ListQuery, 'conditions' | 'fields'> & { readonly sort: string }

/**
 * Returns the statements of a deep page; parameters: values of conditions, limit, offset and, if it
 * starts from a known record, its id.
 */
export function deepPageStatements(
  resource: Resource,
  catalogue: Catalogue,
  { conditions, fields, sort }: DeepPageQuery,
  context: ReadingView,
): DeepPageStatements {
  const { table, field } = resource
  const conditionFields = conditions.flatMap((each) => each.field ?? [])
  const sortField = field[sort.replace(/^-/, '')]
  const reading = readingOf(catalogue, context)
  const matchJoins = joinDerived(reading, conditionFields)
  const allJoins = joinDerived(
    reading,
    sortField ? [...conditionFields, sortField] : conditionFields,
  )
  const order = orderOf(resource, sort, allJoins.reading)
  const selectClause = `select ${recordColumns(resource, fields, reading)}`
  const bounds = `limit $${conditions.length + 1} offset $${conditions.length + 2}`
  const where = whereClause(resource, conditions, allJoins.reading)
  const segment = (extraCondition: string, segmentOrder: SortOrder, isNull = false): Segment => {
    const page = (inner: string, boundary = ''): string =>
      `${selectClause} from (select a.id, ${order.key} as k from ${table} a${allJoins.joins} ${where}${extraCondition}${boundary} ${inner} ${bounds}) f` +
      ` join ${table} a on a.id = f.id ${orderBy(segmentOrder, 'f.k', 'f.id')}`
    const known = `$${conditions.length + 3}::uuid`
    // A comparison of rows follows the index, but is never true of a key without a value.
    const isComparable = isNull || (!segmentOrder.nulls && !allJoins.joins)
    const statements = (inner: string, operator: string): DirectedStatements => ({
      fromEnd: page(inner),
      fromRecord: isComparable
        ? page(
            inner,
            isNull
              ? ` and a.id ${operator} ${known}`
              : ` and (${order.key}, a.id) ${operator} ((select ${order.key} from ${table} a where a.id = ${known}), ${known})`,
          )
        : undefined,
    })
    const [after, upTo] = segmentOrder.direction === 'asc' ? ['>', '<='] : ['<', '>=']
    return {
      forwards: statements(orderBy(segmentOrder, order.key, 'a.id'), after),
      backwards: statements(reversedOrderBy(segmentOrder, order.key, 'a.id'), upTo),
    }
  }
  const orderWithoutNulls: SortOrder = { ...order, nulls: '' }
  return {
    count: order.hasSeparateNulls
      ? `select count(*) as total, count(${order.key}) as first from ${table} a${allJoins.joins} ${where}`
      : `select count(*) as total, count(*) as first from ${table} a${matchJoins.joins} ${whereClause(resource, conditions, matchJoins.reading)}`,
    segments: order.hasSeparateNulls
      ? [
          segment(` and ${order.key} is not null`, orderWithoutNulls),
          segment(` and ${order.key} is null`, orderWithoutNulls, true),
        ]
      : [segment('', order)],
  }
}

const orderBy = ({ direction, nulls }: SortOrder, key: string, id: string): string =>
  `order by ${key} ${direction}${nulls}, ${id} ${direction}`

function reversedOrderBy({ direction, nulls }: SortOrder, key: string, id: string): string {
  const opposite = direction === 'asc' ? 'desc' : 'asc'
  return `order by ${key} ${opposite}${nulls && ' nulls first'}, ${id} ${opposite}`
}

/** A record whose place in a segment is known: so many records come up to and including it. */
type KnownPlace = { readonly position: number; readonly id: string }

/** What is known of a list's records until one of them changes. */
export type ListPlaces = {
  readonly total: number
  readonly first: number
  /** of each segment */
  readonly places: readonly KnownPlace[][]
}

/** The number of places kept of each segment. */
const maxPlaces = 500

export async function countPlaces(
  { count, segments }: DeepPageStatements,
  { conditions }: ListQuery,
  { db }: Context,
): Promise<ListPlaces> {
  const values = conditions.map(({ value }) => value)
  const counts = await runSql<{ total: number; first: number }>(db, count, values)
  const { total = 0, first = 0 } = counts.rows[0] ?? {}
  return { total, first, places: segments.map(() => []) }
}

/** Reads the part of each segment on the page from the nearest end or known record. */
export async function readDeepPage(
  { segments }: DeepPageStatements,
  { total, first, places }: ListPlaces,
  { conditions, page, limit }: ListQuery,
  { db }: Context,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const values = conditions.map(({ value }) => value)
  const rows: Row[] = []
  let start = 0
  for (const [index, segment] of segments.entries()) {
    const size = index === 0 ? first : total - first
    const from = Math.max(0, (page - 1) * limit - start)
    const to = Math.min(size, page * limit - start)
    start += size
    if (from >= to) continue
    const known = places[index] ?? []
    const read = async ({ text, offset, id }: Walk): Promise<readonly Row[]> =>
      (await runSql(db, text, [...values, to - from, offset, ...(id ? [id] : [])])).rows
    const walk = nearest(segment, known, { from, to, size })
    let found = await read(walk)
    // The known record was moved or deleted a moment ago.
    if (walk.id && found.length < to - from)
      found = await read({ text: segment.forwards.fromEnd, offset: from })
    const last = found.at(-1)
    if (last && found.length === to - from) known.push({ position: to, id: String(last._id) })
    if (known.length > maxPlaces) known.shift()
    rows.push(...found)
  }
  return { rows, total }
}

type PagePart = { readonly from: number; readonly to: number; readonly size: number }
type Walk = { readonly text: string; readonly offset: number; readonly id?: string }

/** Chooses the walk to a part of a page that passes the fewest records. */
function nearest(
  { forwards, backwards }: Segment,
  places: readonly KnownPlace[],
  { from, to, size }: PagePart,
): Walk {
  const walks: Walk[] = [
    { text: forwards.fromEnd, offset: from },
    { text: backwards.fromEnd, offset: size - to },
  ]
  for (const { position, id } of places) {
    const { fromRecord: text } = position <= from ? forwards : backwards
    const offset = position <= from ? from - position : position - to
    if (text && offset >= 0) walks.push({ text, offset, id })
  }
  return walks.reduce((best, each) => (each.offset < best.offset ? each : best))
}
