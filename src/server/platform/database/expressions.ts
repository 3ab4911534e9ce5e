import { sql, type RawBuilder } from 'kysely'

/** The time at which the transaction began. */
export const now = sql<string>`now()`

/** What every change of a record does to its row, in a statement on one table. */
export const newVersion = { version: sql<number>`version + 1`, updated_at: now }

/** The time this long ago, such as `10 minutes`. */
export const timeAgo = (interval: string): RawBuilder<string> => sql`now() - ${interval}::interval`

/** The time after this interval, such as `10 minutes`. */
export const timeFromNow = (interval: string): RawBuilder<string> =>
  sql`now() + ${interval}::interval`

/** Compares with all values as one parameter, which may hold none. */
export const anyOf = <T>(values: Iterable<T>): RawBuilder<T> => sql`any(${[...values]})`
