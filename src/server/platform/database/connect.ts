import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { embeddedClient } from './client.ts'
import { registerPooledQuery, type Connection, type Database } from './database.ts'
import { preliminaryKinds, currentWorkKind, withDeadlines } from './deadlines.ts'
import { watchHealth, type DatabaseHealth } from './databaseHealth.ts'
import { lockDirectory } from './lockDirectory.ts'
import { groupMessages } from './groupMessages.ts'
import { alwaysReachable, createPool, runStatement, type Pool } from './pool.ts'
import { leaveReplica, runWhereRead } from './readSource.ts'
import { openReplicas } from './openReplicas.ts'
import { createPostgresPool } from './postgresPool.ts'
import { type StatementNaming } from './sessionTraits.ts'
import { throttleAsync } from './throttleAsync.ts'
import type { Tables } from './tables.generated.ts'
import { withTimeout } from './withTimeout.ts'

const int8 = 20
const timestamptz = 1184
const numeric = 1700

/** Parses integers as numbers and leaves timestamps as text. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: Number,
  [numeric]: Number,
  [timestamptz]: (text) => text,
}
for (const [id, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(id), parse)

export type DatabaseConfig = {
  /** undefined: the embedded database under `dataDir` */
  readonly databaseUrl: string | undefined
  /** connections to PostgreSQL; more than a few per core of its server slow it down */
  readonly databasePool: number
  readonly databaseStatements?: StatementNaming
  /** copies of the database that may answer reads */
  readonly databaseReplicaUrls?: readonly string[]
  readonly dataDir: string
}

/** Connects to PostgreSQL where a URL is given, otherwise to the embedded database. */
export const connect = ({ databaseUrl, databasePool, dataDir, ...options }: DatabaseConfig) =>
  databaseUrl ? connectPostgres(databaseUrl, databasePool, options) : connectEmbedded(dataDir)

/** Rolls back a failed script, because the embedded database has no other connection. */
async function runScript(pool: Pool, sql: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(sql)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Separate connections for each kind of work, so that none starves another. */
type Pools = {
  /** the first queries of every request */
  readonly brief: Pool
  /** single statements, mostly reads */
  readonly statements: Pool
  readonly transactions: Pool
  /** everything that jobs run, which may hold a connection for minutes */
  readonly jobs: Pool
  /** exports, imports and bulk changes, which jobs do not wait for either */
  readonly transfers: Pool
  /** scripts, and locks held during other work */
  readonly structure: Pool
}

/** Takes the connections of single statements and of transactions from different pools. */
class DatabaseOfTwoPools extends Kysely<Tables> {
  readonly #transactions: Database

  constructor(statements: Pool, transactions: Pool) {
    super({ dialect: new PostgresDialect({ pool: statements }) })
    this.#transactions = new Kysely({ dialect: new PostgresDialect({ pool: transactions }) })
  }

  override connection() {
    return this.#transactions.connection()
  }

  override transaction() {
    return this.#transactions.transaction()
  }
}

function createConnection(
  dialect: Connection['dialect'],
  pools: Pools,
  { isReady, close }: DatabaseHealth,
): Connection {
  const { statements, transactions, structure } = pools
  const takeFromPrimary = (pool: Pool): ReturnType<Pool['connect']> => {
    // Requests make these queries before they choose where to read.
    if (pool !== pools.brief) leaveReplica()
    return pool.connect()
  }
  const db = new DatabaseOfTwoPools(
    { ...statements, connect: () => takeFromPrimary(poolForStatement(pools)) },
    { ...transactions, connect: () => takeFromPrimary(longRunningPool(pools) ?? transactions) },
  )
  const lockingDb = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: structure }) })
  registerPooledQuery(db, (text, values) => {
    const pool = poolForStatement(pools)
    const run = () => runStatement(pool, text, values)
    return pool === pools.statements ? runWhereRead(text, values, run) : run()
  })
  return {
    db,
    lockingDb,
    dialect,
    isReady: createSharedReadiness(isReady),
    runScript: (sql) => withDeadlines('structure', () => runScript(structure, sql)),
    close: async () => {
      const distinctPools = new Set(Object.values(pools))
      await Promise.all([...distinctPools].map((pool) => pool.end()))
      await close()
    },
  }
}

/** Returns the pool of long-running work, which must not delay requests. */
function longRunningPool({ jobs, transfers }: Pools): Pool | undefined {
  if (currentWorkKind() === 'job') return jobs
  return currentWorkKind() === 'transfer' ? transfers : undefined
}

const poolForStatement = (pools: Pools): Pool =>
  longRunningPool(pools) ??
  (preliminaryKinds.has(currentWorkKind()) ? pools.brief : pools.statements)

/**
 * In milliseconds: the shortest interval between readiness checks, because anyone may request them.
 */
const readinessInterval = 500

/** Combines the tables of all callers into one readiness check whose result they share. */
function createSharedReadiness(isReady: DatabaseHealth['isReady']): Connection['isReady'] {
  const requestedTables = new Set<string>()
  let checkReadiness = throttleAsync(readinessInterval, () => isReady([]))
  return (tables = []) => {
    if (tables.some((table) => !requestedTables.has(table))) {
      for (const table of tables) requestedTables.add(table)
      const allTables = [...requestedTables]
      checkReadiness = throttleAsync(readinessInterval, () => isReady(allTables))
    }
    return checkReadiness()
  }
}

/**
 * Connects to PostgreSQL; at least half of the connections of requests are for single statements,
 * the rest for transactions.
 */
export async function connectPostgres(
  url: string,
  size: number,
  options: Pick<DatabaseConfig, 'databaseStatements' | 'databaseReplicaUrls'> = {},
): Promise<Connection> {
  const { databaseStatements: naming = 'auto', databaseReplicaUrls = [] } = options
  const health = watchHealth({ connectionString: url })
  const poolOf = (max: number) => createPostgresPool({ url, health, naming, max })
  const pools = {
    brief: poolOf(2),
    statements: poolOf(Math.max(1, Math.ceil(size / 2))),
    transactions: poolOf(Math.max(1, Math.floor(size / 2))),
    jobs: poolOf(2),
    transfers: poolOf(2),
    structure: poolOf(4),
  }
  const connection = createConnection('postgres', pools, health)
  if (!databaseReplicaUrls.length) return connection
  const runOnPrimary = (text: string, values: unknown[]) =>
    runStatement(pools.statements, text, values)
  const replicas = openReplicas(databaseReplicaUrls, { size, naming, runOnPrimary })
  const close = async () => void (await Promise.all([connection.close(), replicas.close()]))
  return { ...connection, replicas, close }
}

/** Compiled once for all databases of the process; it takes as long as all else of opening one. */
let compiledDatabase: Promise<WebAssembly.Module> | undefined

async function compileDatabase(): Promise<WebAssembly.Module> {
  const file = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')
  return WebAssembly.compile(await readFile(file))
}

/** Opens the embedded database of a folder, or one in memory. */
export async function openEmbedded(
  options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>,
): Promise<PGlite> {
  const [{ PGlite: Embedded }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const pgliteWasmModule = await (compiledDatabase ??= compileDatabase())
  return Embedded.create({ ...options, extensions: { pg_trgm }, pgliteWasmModule })
}

/** Connects to an open embedded database with the same driver, but without a socket. */
export async function connectToEmbedded(
  client: PGlite,
  close: () => Promise<void>,
): Promise<Connection> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres')
  const config = { ...createPgConfig(groupMessages(client)), max: 1, idleTimeoutMillis: 0 }
  const pool = createPool({ ...config, Client: embeddedClient() }, alwaysReachable)
  const isReady = createEmbeddedReadiness((text) => runStatement(pool, text, []))
  return {
    ...createConnection('pglite', samePoolForAll(pool), { isReady, close }),
    embedded: client,
  }
}

/** Connects to the embedded database of a folder, or to an empty one in memory. */
export async function connectEmbedded(dataDir: string | undefined): Promise<Connection> {
  if (dataDir === undefined) {
    const client = await openEmbedded({})
    return connectToEmbedded(client, () => client.close())
  }
  await mkdir(dataDir, { recursive: true })
  const lock = await lockDirectory(dataDir)
  const client = await openEmbedded({ dataDir: join(dataDir, 'database') })
  assertLockBeforeEachStatement(client, lock.assertHeld)
  return connectToEmbedded(client, async () => {
    lock.assertHeld()
    await client.close()
    await lock.release()
  })
}

const samePoolForAll = (pool: Pool): Pools => ({
  brief: pool,
  statements: pool,
  transactions: pool,
  jobs: pool,
  transfers: pool,
  structure: pool,
})

/** Checks the lock before each statement, synchronously with its writes. */
function assertLockBeforeEachStatement(client: PGlite, assertHeld: () => void): void {
  const execute = client.execProtocolRawSync.bind(client)
  client.execProtocolRawSync = (message) => {
    assertHeld()
    return execute(message)
  }
}

/**
 * In milliseconds: how long the embedded database may stay silent, as a transaction blocks all
 * other queries.
 */
const maxSilence = 10_000

/** The embedded database is always there; a long transaction does not make it unready. */
function createEmbeddedReadiness(
  query: (text: string) => Promise<unknown>,
): DatabaseHealth['isReady'] {
  let lastAnswerAt = Date.now()
  return () =>
    withTimeout(
      500,
      withDeadlines('brief', () => query('select 1')).then(() => {
        lastAnswerAt = Date.now()
        return true
      }),
    ).catch(() => Date.now() - lastAnswerAt < maxSilence)
}
