import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres/startPostgres.ts'
import { startPooler } from './startPooler.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** where shops reach its databases: the same, or a pooler before it */
    shopDatabaseUrl: string
  }
}

/** Starts one real PostgreSQL for the whole run; every test file creates its own database in it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env.TEST_DATABASE_URL
  if (configuredUrl) {
    provide('postgresUrl', configuredUrl)
    provide('shopDatabaseUrl', configuredUrl)
    return async () => {}
  }
  const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
  // With few connections, so that every shop under test needs the same ones again and again.
  const pooler = process.env.TEST_POOLER ? await startPooler(postgres.url, 4) : undefined
  provide('postgresUrl', postgres.url)
  provide('shopDatabaseUrl', pooler?.urlOf(postgres.url) ?? postgres.url)
  return async () => {
    await pooler?.stop()
    await postgres.stop()
  }
}
