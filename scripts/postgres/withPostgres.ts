import { startPostgres, type PostgresServer } from './startPostgres.ts'

/** Runs `work` with a PostgreSQL of its own. */
export async function withPostgres<T>(
  settings: readonly string[],
  work: (server: PostgresServer) => Promise<T>,
): Promise<T> {
  const server = await startPostgres(settings)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}
