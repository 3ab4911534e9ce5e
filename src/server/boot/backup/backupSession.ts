import { pipeline } from 'node:stream/promises'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** A session of either database that supports COPY, which the driver itself lacks. */
export type BackupSession = {
  readonly queryRows: <Row>(sql: string) => Promise<Row[]>
  readonly runScript: (sql: string) => Promise<void>
  /** returns the rows of `table (columns)` or of `(query)`, in the text format of COPY */
  readonly copyOut: (source: string) => AsyncIterable<Uint8Array>
  /** writes whole rows into `table (columns)` */
  readonly copyIn: (target: string, bytes: Uint8Array) => Promise<void>
}

/**
 * Settings for the transaction only, because the embedded database has no other session: a text
 * format that both databases read, and no deadlines, because the time depends on the number of
 * rows.
 */
const transactionSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0; set local check_function_bodies = off`

/** Begins a snapshot, so that a backup is consistent. */
export const beginSnapshot = ({ runScript }: BackupSession): Promise<void> =>
  runScript(`begin isolation level repeatable read, read only; ${transactionSettings}`)

/** Begins a transaction, so that a restore is complete or has no effect. */
export const beginRestore = ({ runScript }: BackupSession): Promise<void> =>
  runScript(`begin; ${transactionSettings}`)

/** Opens a separate connection outside of any pool. */
export async function openPostgres(
  url: string,
): Promise<{ readonly session: BackupSession; readonly end: () => Promise<void> }> {
  // Imported here because only backup and restore need it.
  const { from, to } = await import('pg-copy-streams')
  const client = new pg.Client({ connectionString: url })
  // If the connection is lost, the current statement fails; the event itself needs no handling.
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

/** Returns the embedded database's only session; nothing else may use the connection meanwhile. */
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
