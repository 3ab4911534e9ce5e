import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** One session of either database, with COPY, which the driver itself does not have. */
export type BackupSession = {
  readonly queryRows: <Row>(sql: string) => Promise<Row[]>
  readonly runScript: (sql: string) => Promise<void>
  /** the rows of `table (columns)` or of `(query)`, in the text format of COPY */
  readonly copyOut: (source: string) => AsyncIterable<Uint8Array>
  /** whole rows into `table (columns)` */
  readonly copyIn: (target: string, bytes: Uint8Array) => Promise<void>
}

/**
 * For the transaction only, because the embedded database has no other session: text that either
 * database writes the other one reads, and no deadline for what takes as long as there are rows.
 */
const transactionSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local check_function_bodies = off`

/** Everything that a backup reads is of one moment. */
export const beginSnapshot = ({ runScript }: BackupSession): Promise<void> =>
  runScript(`begin isolation level repeatable read, read only; ${transactionSettings}`)

/** A restore comes whole or not at all. */
export const beginRestore = ({ runScript }: BackupSession): Promise<void> =>
  runScript(`begin; ${transactionSettings}`)

/** A connection of its own, beside any pool. */
export async function openPostgres(
  url: string,
): Promise<{ readonly session: BackupSession; readonly end: () => Promise<void> }> {
  // Only those who take or restore a backup need it.
  const { from, to } = await import('pg-copy-streams')
  const client = new pg.Client({ connectionString: url })
  // When it is lost, the statement that is under way fails; nobody else needs to hear of it.
  client.on('error', () => {})
  await client.connect()
  const session: BackupSession = {
    queryRows: async <Row>(sql: string) => (await client.query<Row & pg.QueryResultRow>(sql)).rows,
    runScript: async (sql) => void (await client.query(sql)),
    copyOut: (source) => client.query(to(`copy ${source} to stdout`)),
    copyIn: (target, bytes) =>
      pipeline([Buffer.from(bytes)], client.query(from(`copy ${target} from stdin`))),
  }
  return { session, end: () => client.end() }
}

/** The one session that the embedded database has: nobody else may use the connection meanwhile. */
export const embeddedSession = (database: PGlite): BackupSession => ({
  queryRows: async <Row>(sql: string) => (await database.query<Row>(sql)).rows,
  runScript: async (sql) => void (await database.exec(sql)),
  copyOut: async function* (source) {
    const { blob } = await database.query(`copy ${source} to '/dev/blob'`)
    if (blob) yield* blob.stream()
  },
  copyIn: async (target, bytes) => {
    const blob = new Blob([new Uint8Array(bytes)])
    await database.query(`copy ${target} from '/dev/blob'`, [], { blob })
  },
})
