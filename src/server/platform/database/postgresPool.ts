import { postgresClient } from './client.ts'
import type { watchHealth } from './databaseHealth.ts'
import { createPool, type Pool } from './pool.ts'
import { beginSession, type StatementNaming } from './sessionTraits.ts'

type Options = {
  readonly url: string
  readonly health: Pick<ReturnType<typeof watchHealth>, 'reachability'>
  readonly naming: StatementNaming
  readonly max: number
}

export const createPostgresPool = ({ url, health, naming, max }: Options): Pool =>
  createPool(
    { connectionString: url, max, Client: postgresClient() },
    health.reachability,
    (client) => beginSession(client, naming),
  )
