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

/** A part of a list that follows one index, readable from either end. */
type Segment = { readonly forwards: string; readonly backwards: string }

export type DeepPageStatements = {
  /** selects the number of records, and how many of them are in the first segment */
  readonly count: string
  readonly segments: readonly Segment[]
}

type DeepPageQuery = Pick<ListQuery, 'conditions' | 'fields'> & { readonly sort: string }

/** Returns the statements of a deep page; parameters: values of conditions, limit and offset. */
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
  const segment = (extraCondition: string, segmentOrder: SortOrder): Segment => {
    const page = (inner: string): string =>
      `${selectClause} from (select a.id, ${order.key} as k from ${table} a${allJoins.joins} ${where}${extraCondition} ${inner} ${bounds}) f` +
      ` join ${table} a on a.id = f.id ${orderBy(segmentOrder, 'f.k', 'f.id')}`
    return {
      forwards: page(orderBy(segmentOrder, order.key, 'a.id')),
      backwards: page(reversedOrderBy(segmentOrder, order.key, 'a.id')),
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
          segment(` and ${order.key} is null`, orderWithoutNulls),
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

/** Counts first, then reads the part of each segment on the page from the nearer end. */
export async function readDeepPage(
  { count, segments }: DeepPageStatements,
  { conditions, page, limit }: ListQuery,
  { db }: Context,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const values = conditions.map(({ value }) => value)
  const counts = await runSql<{ total: number; first: number }>(db, count, values)
  const { total = 0, first = 0 } = counts.rows[0] ?? {}
  const rows: Row[] = []
  let start = 0
  for (const [index, { forwards, backwards }] of segments.entries()) {
    const size = index === 0 ? first : total - first
    const from = Math.max(0, (page - 1) * limit - start)
    const to = Math.min(size, page * limit - start)
    start += size
    if (from >= to) continue
    const isNearEnd = from > size / 2
    const bounds = [to - from, isNearEnd ? size - to : from]
    const result = await runSql(db, isNearEnd ? backwards : forwards, [...values, ...bounds])
    rows.push(...result.rows)
  }
  return { rows, total }
}
