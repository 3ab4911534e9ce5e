import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type Compilable,
  type DatabaseConnection,
  type Kysely,
  type QueryResult,
} from 'kysely'
import type { Replicas } from './replicas.ts'
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
  /** undefined: every read is answered by the primary */
  readonly replicas?: Replicas
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

/** undefined once the commit may be issued */
const transactionConnections = new WeakMap<Database, DatabaseConnection | undefined>()

/**
 * Runs work within a transaction, in which statements are sent the moment they are issued, in that
 * order; otherwise each waits until the query builder has provided its connection. After the work,
 * none is accepted any more.
 */
async function withTransactionConnection<T>(
  transaction: Database,
  work: () => Promise<T>,
): Promise<T> {
  transactionConnections.set(transaction, await provideConnection(transaction))
  try {
    return await work()
  } finally {
    transactionConnections.set(transaction, undefined)
  }
}

/**
 * Runs work in a transaction of its own, whose statements are sent in the order they are issued.
 * After the work, none is accepted any more.
 */
export const withTransaction = <T>(
  db: Database,
  work: (inner: Database) => Promise<T>,
): Promise<T> =>
  db.transaction().execute((inner) => withTransactionConnection(inner, () => work(inner)))

/**
 * The last statements of a transaction, which are sent together with its commit: all are issued at
 * once, because none is accepted after that.
 */
export type Finish<T> = () => Promise<T>

/** Runs work in a transaction of its own, which ends with the statements that the work returns. */
export async function withFinishedTransaction<T>(
  db: Database,
  work: (inner: Database) => Promise<Finish<T>>,
): Promise<T> {
  let finishing: Promise<T> | undefined
  const begin = async (inner: Database): Promise<{ readonly finished: Promise<T> }> => {
    const finish = await work(inner)
    finishing = finish()
    // Its error is thrown below, after the commit has failed because of it.
    finishing.catch(() => {})
    return { finished: finishing }
  }
  const { finished } = await withTransaction(db, begin).catch(async (error: unknown) => {
    await finishing
    throw error
  })
  return finished
}

/** Runs work within a transaction that its caller has begun and continues, in the same order. */
export async function withStatementsInOrder<T>(
  transaction: Database,
  work: () => Promise<T>,
): Promise<T> {
  if (transactionConnections.has(transaction)) return work()
  transactionConnections.set(transaction, await provideConnection(transaction))
  try {
    return await work()
  } finally {
    transactionConnections.delete(transaction)
  }
}

/** Throws if the transaction has ended. */
const provideConnection = (transaction: Database): Promise<DatabaseConnection> =>
  transaction.getExecutor().provideConnection(async (connection) => connection)

/**
 * Runs SQL prepared by the engine as text; the caller that wrote it names the type of the rows.
 * Within a transaction, statements that are issued at the same time are sent together.
 */
export const runSql = <Row = Record<string, unknown>>(
  db: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<QueryResult<Row>> => run<Row>(db, CompiledQuery.raw(text, [...values]))

/** The same for a statement of the query builder. */
export const runQuery = <Row>(db: Database, query: Compilable<Row>): Promise<QueryResult<Row>> =>
  run(db, query.compile())

async function run<Row>(db: Database, query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
  const queryPool = pooledQueries.get(db)
  if (queryPool) return queryPool(query.sql, [...query.parameters])
  if (!db.isTransaction) return db.executeQuery<Row>(query)
  if (!transactionConnections.has(db)) return (await provideConnection(db)).executeQuery<Row>(query)
  const connection = transactionConnections.get(db)
  if (!connection) throw new Error('the transaction has ended')
  return connection.executeQuery<Row>(query)
}
