import { PgBoss } from 'pg-boss'
import type { Connection } from '#server/platform/database/database.ts'
import { createPooledBossDb } from './boss.ts'

/** Lets the queue create its tables as its current version needs them, without starting work. */
export async function createJobTables(connection: Connection): Promise<void> {
  const db = createPooledBossDb(connection)
  const boss = new PgBoss({ db, backend: connection.dialect, schedule: false, supervise: false })
  // What fails in `start` is thrown; its background work does not matter here.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ close: false })
}
