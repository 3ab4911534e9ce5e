import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** A connection and what the two kinds of it do differently. */
export type Connection = {
  readonly db: Database
  /** the same on connections of its own, for locks that are held while others work */
  readonly lockingDb: Database
  readonly dialect: 'postgres' | 'pglite'
  /** within a second, whether it answers and, of these tables, that none is locked */
  readonly isReady: (tables?: readonly string[]) => Promise<boolean>
  /** several statements in one go, without parameters */
  readonly runScript: (sql: string) => Promise<void>
  readonly close: () => Promise<void>
  /** the embedded database itself, for what the driver cannot say; only while its one connection is held */
  readonly embedded?: PGlite
}

type PoolQuery = (text: string, values: unknown[]) => Promise<QueryResult<never>>

const pooledQueries = new WeakMap<Database, PoolQuery>()

/** Outside a transaction, prepared text goes straight to the pool: half of what a read costs is saved. */
export const registerPooledQuery = (db: Database, query: PoolQuery): void =>
  void pooledQueries.set(db, query)

/** Whether a statement runs by itself here, rather than within a transaction. */
export const isPooled = (db: Database): boolean => pooledQueries.has(db)

/** Runs SQL that the engine has prepared as text; rows are typed by the caller that wrote it. */
export const runSql = <Row = Record<string, unknown>>(
  db: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<QueryResult<Row>> => {
  const queryPool = pooledQueries.get(db)
  return queryPool
    ? queryPool(text, [...values])
    : db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
}
