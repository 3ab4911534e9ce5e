import { afterAll, beforeAll, beforeEach } from 'vitest'
import failedJobs from '#schemas/failed-jobs.ts'
import { createCatalogue } from '#resource/createCatalogue.ts'
import { connectPostgres } from '#server/platform/database/connect.ts'
import { runSql, type Connection } from '#server/platform/database/database.ts'
import { migrate } from '#server/boot/migrations/migrations.ts'
import { syncTables } from '#server/engine/tables/syncTables.ts'
import {
  startPostgres,
  type PostgresServer,
} from '../../../../../scripts/postgres/startPostgres.ts'
import { openJobs } from './openJobs.ts'
import { connectEmpty } from '../../../../support/connectEmpty.ts'

const catalogue = createCatalogue({ 'schemas/failed-jobs.ts': failedJobs })

type Dialect = 'pglite' | 'postgres'

type Databases<D extends Dialect> = Readonly<Record<D, Connection>> & {
  /** connects like another process */
  readonly connectAgain: () => Promise<Connection>
  readonly postgresUrl: string
  readonly server: PostgresServer
}

/** Provides databases with the tables of the job queue, emptied before each test. */
export function openDatabases<D extends Dialect>(...dialects: readonly D[]): () => Databases<D> {
  let real: PostgresServer
  const connections = new Map<D, Connection>()
  const further: Connection[] = []
  const connectAgain = async () => {
    const connection = await connectPostgres(real.url, 8)
    further.push(connection)
    return connection
  }
  const all = () => [...connections.values()]

  beforeAll(async () => {
    real = await startPostgres(['fsync=off'])
    for (const dialect of dialects) {
      const connection =
        dialect === 'pglite' ? await connectEmpty() : await connectPostgres(real.url, 8)
      connections.set(dialect, connection)
      await migrate(connection, 'beforeSync')
      await syncTables(connection, catalogue)
      const { stop } = await openJobs(connection, [])
      await stop()
    }
  })
  beforeEach(async () => {
    for (const { db } of all())
      for (const table of ['pgboss.job', 'failed_jobs']) await runSql(db, `delete from ${table}`)
  })
  afterAll(async () => {
    for (const { close } of [...all(), ...further]) await close()
    await real.stop()
  })
  return () => ({
    ...(Object.fromEntries(connections) as Record<D, Connection>),
    connectAgain,
    postgresUrl: real.url,
    server: real,
  })
}
