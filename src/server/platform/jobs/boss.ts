import { PgBoss, type Db } from 'pg-boss'
import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import type { Log } from '#server/platform/log.ts'
import type { JobTimings } from './timings.ts'

/** The queue speaks through our own pool, or through the transaction of whoever calls it. */
export const createBossDb = (db: Database): Db => ({
  executeSql: async (text, values) => ({ rows: (await runSql(db, text, values)).rows }),
})

/** Its scripts bring their own transaction: one that fails must not leave it open. */
const createPooledBossDb = (connection: Connection): Db => ({
  executeSql: async (text, values) => {
    if (!/^\s*begin;/i.test(text)) return createBossDb(connection.db).executeSql(text, values)
    await connection.runScript(text)
    return { rows: [] }
  },
})

/** The queue itself; who looks into it, how often and when, is decided in this folder. */
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
    // A little less than the time between two looks, or every other one would come too early.
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
