import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import { sendStraight, type Connection } from './database.ts'
import { lockDirectory } from './lock.ts'
import type { Tables } from './tables.ts'

const int8 = 20
const timestamptz = 1184
const numeric = 1700

/** Whole numbers arrive as numbers, timestamps as text. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: Number,
  [numeric]: Number,
  [timestamptz]: (text) => text,
}
for (const [id, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(id), parse)

type Settings = Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>

/** PostgreSQL where a URL is given, else the embedded database under the data directory. */
export const connect = ({ databaseUrl, databasePool, dataDir }: Settings) =>
  databaseUrl ? connectPostgres(databaseUrl, databasePool) : connectEmbedded(dataDir)

/** How many distinct statements are kept prepared; the rest is planned each time. */
const mostPrepared = 500

/** The engine sends few distinct texts many times: named, PostgreSQL plans each of them once. */
function preparingClient() {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= mostPrepared) return known
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  return class extends pg.Client {
    override query(...parameters: unknown[]) {
      const [text, values, ...rest] = parameters
      const name =
        typeof text === 'string' &&
        Array.isArray(values) &&
        (values.length > 0 || text.startsWith('select')) &&
        nameOf(text)
      const query = name ? [{ name, text, values }, ...rest] : parameters
      return Reflect.apply(super.query, this, query)
    }
  }
}

/**
 * One statement on any connection. `pool.query` would throw the connection away with each refused
 * statement; a connection that is lost itself the pool notices anyway.
 */
async function send(
  pool: pg.Pool,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult<never>> {
  const client = await pool.connect()
  try {
    return await client.query(text, values)
  } finally {
    client.release()
  }
}

/** A script that fails leaves no transaction open: the embedded database has no other connection to go on with. */
async function runScript(pool: pg.Pool, sql: string): Promise<void> {
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

function connection(
  dialect: Connection['dialect'],
  config: pg.PoolConfig,
  close?: () => Promise<void>,
): Connection {
  const pool = new pg.Pool({ ...config, Client: preparingClient() })
  // A connection may be lost while nobody listens, or within a transaction: who uses it next is told.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  sendStraight(db, (text, values) => send(pool, text, values))
  return {
    db,
    dialect,
    script: (sql) => runScript(pool, sql),
    close: async () => {
      await db.destroy()
      await close?.()
    },
  }
}

/** How alike a word must be to one that was meant, of 1. What is more alike stands first. */
const likeness = 'pg_trgm.word_similarity_threshold'
const alikeEnough = 0.45

export const connectPostgres = async (url: string, size: number): Promise<Connection> =>
  connection('postgres', {
    connectionString: url,
    max: size,
    options: `-c timezone=UTC -c ${likeness}=${alikeEnough}`,
  })

/** The embedded database has one connection, and speaks to the same driver without a socket. */
export async function connectEmbedded(
  dataDir: string | undefined,
  loadDataDir?: Blob,
): Promise<Connection> {
  const [{ PGlite }, { createPgConfig }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/node-postgres'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ])
  const directory = dataDir && join(dataDir, 'database')
  if (dataDir) await mkdir(dataDir, { recursive: true })
  const unlock = dataDir ? await lockDirectory(dataDir) : undefined
  const client = await PGlite.create({
    ...(directory ? { dataDir: directory } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
    extensions: { pg_trgm },
  })
  await client.exec(`set ${likeness} = ${alikeEnough}`)
  return connection(
    'pglite',
    { ...createPgConfig(client), max: 1, idleTimeoutMillis: 0 },
    async () => {
      await client.close()
      await unlock?.()
    },
  )
}
