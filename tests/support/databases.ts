import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres/startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Starts one real PostgreSQL for the whole run; every test file creates its own database in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) {
    provide('postgresUrl', configuredUrl)
    return async () => {}
  }
  const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
  provide('postgresUrl', postgres.url)
  return postgres.stop
}
