import type { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, type Kysely, type QueryResult } from 'kysely'
import type { Tables } from './tables.generated.ts'

export type Database = Kysely<Tables>

/** A database connection; hides the differences between PostgreSQL and the embedded database. */
export type Connection = {
  readonly db: Database
  /** the same on separate connections, for locks held during other work */
  readonly lockingDb: Database
  readonly dialect: 'postgres' | 'pglite'
  /** resolves within a second: whether the database answers and none of these tables is locked */
  readonly isReady: (tables?: readonly string[]) => Promise<boolean>
  /** several statements at once, without parameters */
  readonly runScript: (sql: string) => Promise<void>
  readonly close: () => Promise<void>
  /** the embedded database, for what the driver lacks; only while its connection is held */
  readonly embedded?: PGlite
}

type PoolQuery = (text: string, values: unknown[]) => Promise<QueryResult<never>>

const pooledQueries = new WeakMap<Database, PoolQuery>()

/** Registers a direct query for use outside a transaction, which halves the cost of a read. */
export const registerPooledQuery = (db: Database, query: PoolQuery): void =>
  void pooledQueries.set(db, query)

/** Whether a statement runs on its own here rather than within a transaction. */
export const isPooled = (db: Database): boolean => pooledQueries.has(db)

/** Runs SQL prepared by the engine as text; the caller that wrote it names the type of the rows. */
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
