import type { PGlite } from '@electric-sql/pglite'
import { connectToEmbedded, openEmbedded } from '#server/platform/database/connect.ts'
import type { Connection } from '#server/platform/database/database.ts'
import { flushStatistics } from './flushStatistics.ts'

/** The databases of this worker that no test uses. */
const unused: PGlite[] = []

/** Connects to an empty database in memory; emptying it again is faster than opening another. */
export async function connectEmpty(): Promise<Connection> {
  const client = unused.pop() ?? (await openEmbedded({}))
  return connectToEmbedded(client, async () => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace
       where nspname <> 'information_schema' and nspname not like 'pg\\_%'`,
    )
    await client.exec(
      `rollback; deallocate all; unlisten *; select pg_advisory_unlock_all();
      ${rows.map(({ name }) => `drop schema ${name} cascade;`).join('\n')}
      create schema public;`,
    )
    await flushStatistics(client)
    unused.push(client)
  })
}
