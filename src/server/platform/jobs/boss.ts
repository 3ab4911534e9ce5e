import { PgBoss, type Db } from 'pg-boss'
import { runSql, type Connection, type Database } from '#server/platform/database/database.ts'
import { withDeadlines } from '#server/platform/database/deadlines.ts'
import type { Log } from '#server/platform/log.ts'
import { errorMessage } from './errorMessage.ts'
import { retryThroughOutage } from './retryThroughOutage.ts'
import type { JobTimings } from './timings.ts'

type BossOptions = {
  readonly connection: Connection
  readonly log: Log
  readonly timings: JobTimings
  /** aborted when outages are no longer waited for */
  readonly shutdown: AbortSignal
}

/** Runs the queue's statements on our own pool, or in the caller's transaction. */
export const createBossDb = (db: Database, onIssued?: () => void): Db => ({
  executeSql: async (text, values) => {
    const answer = runSql(db, text, values)
    onIssued?.()
    return { rows: (await answer).rows }
  },
})

/** Scripts of the queue contain their own transaction, which must not stay open when one fails. */
export const createPooledBossDb = (connection: Connection): Db => ({
  executeSql: async (text, values) => {
    if (!/^\s*begin;/i.test(text))
      return withDeadlines('job', () => createBossDb(connection.db).executeSql(text, values))
    await connection.runScript(text)
    return { rows: [] }
  },
})

/** Creates the queue; while the database is away its statements wait, and it says so once. */
export function createBoss({ connection, log, timings, shutdown }: BossOptions): PgBoss {
  const pooled = createPooledBossDb(connection)
  let isAway = false
  const logOutage = (error: unknown): void => {
    if (!isAway)
      log.error({ failure: errorMessage(error) }, 'the job queue cannot reach the database')
    isAway = true
  }
  const db: Db = {
    executeSql: async (text, values) => {
      const run = () => pooled.executeSql(text, values)
      const result = await retryThroughOutage(run, shutdown, logOutage)
      isAway = false
      return result
    },
  }
  const boss = new PgBoss({
    db,
    backend: connection.dialect,
    superviseIntervalSeconds: timings.superviseInterval / 1000,
    monitorIntervalSeconds: timings.superviseInterval / 1000,
    cronMonitorIntervalSeconds: timings.scheduleInterval / 1000,
    // The workers of schedules are woken like all others.
    cronWorkerIntervalSeconds: 45,
    maintenanceIntervalSeconds: 3600,
    queueCacheIntervalSeconds: 3600,
    flowIntervalSeconds: 3600,
    bamIntervalSeconds: 600,
    reindex: connection.dialect === 'postgres',
  })
  boss.on('error', ({ message }) => {
    if (!shutdown.aborted) log.error({ failure: message }, 'the job queue reported an error')
  })
  boss.on('warning', ({ message }) => log.warn(message))
  return boss
}
