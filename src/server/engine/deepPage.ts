import type { Catalogue, Resource } from '#resource/resource.ts'
import { run } from '#server/platform/database/database.ts'
import type { Context, Row } from './context.ts'
import type { ListQuery } from './listQuery.ts'
import {
  joinDerived,
  orderOf,
  readingOf,
  recordColumns,
  whereClause,
  type Order,
  type View,
} from './statements.ts'

/** From the page that begins after so many records it is worth knowing first from which end it is nearer. */
const deepOffset = 2000

/** Whether the end of the list is asked for, by somebody who asks how long it is as well. */
export const isDeepPage = ({ total, search, page, limit }: ListQuery): boolean =>
  total && !search && (page - 1) * limit >= deepOffset

/** One stretch of a list, in the order of an index throughout: read from its beginning or from its end. */
type Segment = { readonly forwards: string; readonly backwards: string }

export type DeepPageStatements = {
  /** how many records there are, and how many of them are in the first stretch */
  readonly count: string
  readonly segments: readonly Segment[]
}

type DeepPageQuery = Pick<ListQuery, 'conditions' | 'fields'> & { readonly sort: string }

/** The statements of a page far down. The parameters are the values of the conditions, then limit and offset. */
export function deepPageStatements(
  resource: Resource,
  catalogue: Catalogue,
  { conditions, fields, sort }: DeepPageQuery,
  context: View,
): DeepPageStatements {
  const { table, field } = resource
  const narrowing = conditions.flatMap((each) => each.field ?? [])
  const sorting = field[sort.replace(/^-/, '')]
  const reading = readingOf(catalogue, context)
  const matches = joinDerived(reading, narrowing)
  const all = joinDerived(reading, sorting ? [...narrowing, sorting] : narrowing)
  const order = orderOf(resource, sort, all.reading)
  const shown = `select ${recordColumns(resource, fields, reading)}`
  const bounds = `limit $${conditions.length + 1} offset $${conditions.length + 2}`
  const where = whereClause(resource, conditions, all.reading)
  const segment = (gate: string, ordered: Order): Segment => {
    const page = (inner: string): string =>
      `${shown} from (select a.id, ${order.key} as k from ${table} a${all.joins} ${where}${gate} ${inner} ${bounds}) f` +
      ` join ${table} a on a.id = f.id ${orderBy(ordered, 'f.k', 'f.id')}`
    return {
      forwards: page(orderBy(ordered, order.key, 'a.id')),
      backwards: page(reversed(ordered, order.key, 'a.id')),
    }
  }
  const whole: Order = { ...order, nulls: '' }
  return {
    count: order.hasSeparateNulls
      ? `select count(*) as total, count(${order.key}) as first from ${table} a${all.joins} ${where}`
      : `select count(*) as total, count(*) as first from ${table} a${matches.joins} ${whereClause(resource, conditions, matches.reading)}`,
    segments: order.hasSeparateNulls
      ? [
          segment(` and ${order.key} is not null`, whole),
          segment(` and ${order.key} is null`, whole),
        ]
      : [segment('', order)],
  }
}

const orderBy = ({ direction, nulls }: Order, key: string, id: string): string =>
  `order by ${key} ${direction}${nulls}, ${id} ${direction}`

function reversed({ direction, nulls }: Order, key: string, id: string): string {
  const opposite = direction === 'asc' ? 'desc' : 'asc'
  return `order by ${key} ${opposite}${nulls && ' nulls first'}, ${id} ${opposite}`
}

/** Counts first, then reads what the page takes of each stretch from whichever end is nearer. */
export async function readDeepPage(
  { count, segments }: DeepPageStatements,
  { conditions, page, limit }: ListQuery,
  { db }: Context,
): Promise<{ readonly rows: readonly Row[]; readonly total: number }> {
  const values = conditions.map(({ value }) => value)
  const counted = await run<{ total: number; first: number }>(db, count, values)
  const { total = 0, first = 0 } = counted.rows[0] ?? {}
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
    const found = await run(db, isNearEnd ? backwards : forwards, [...values, ...bounds])
    rows.push(...found.rows)
  }
  return { rows, total }
}
