import { PgBoss, type Db } from 'pg-boss'
import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { JobTimings } from './timings.ts'

/** Runs the queue's statements on our own pool, or in the caller's transaction. */
export const createBossDb = (db: Database): Db => ({
  executeSql: async (text, values) => ({ rows: (await runSql(db, text, values)).rows }),
})

/** Scripts of the queue contain their own transaction, which must not stay open when one fails. */
const createPooledBossDb = (connection: Connection): Db => ({
  executeSql: async (text, values) => {
    if (!/^\s*begin;/i.test(text)) return createBossDb(connection.db).executeSql(text, values)
    await connection.runScript(text)
    return { rows: [] }
  },
})

/** Creates the queue; polling and supervision are controlled by this folder. */
export function createBoss(
  connection: Connection,
  log: Log,
  { superviseInterval }: JobTimings,
): PgBoss {
  const boss = new PgBoss({
    db: createPooledBossDb(connection),
    backend: connection.dialect,
    schedule: false,
    supervise: false,
    // Slightly less than the interval of supervision, or every other run would come too early.
    monitorIntervalSeconds: Math.max(1, superviseInterval / 1000 - 1),
    maintenanceIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 3600,
    bamIntervalSeconds: 600,
    reindex: connection.dialect === 'postgres',
  })
  boss.on('error', ({ message }) => log.error({ failure: message }, 'the queue is out of order'))
  boss.on('warning', ({ message }) => log.warn(message))
  return boss
}
