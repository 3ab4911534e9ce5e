import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { withShop } from '../checkout/withShop.ts'
import type { PostgresServer } from '../postgres/startPostgres.ts'
import { withPostgres } from '../postgres/withPostgres.ts'
import { startLoad, type LoadGenerator } from './startLoad.ts'

/** Milliseconds until everything works after an outage, and the limit for a health check. */
const limits = { recovery: 5000, health: 1000 }

type Fault = {
  readonly name: string
  /** returns how to recover from it */
  readonly inject: (postgres: PostgresServer) => Promise<() => unknown>
}

const faults: readonly Fault[] = [
  {
    name: 'crashed',
    inject: async ({ crash, start }) => {
      await crash()
      return start
    },
  },
  {
    name: 'frozen',
    inject: async ({ freeze, thaw }) => {
      await freeze()
      return thaw
    },
  },
  { name: 'every connection ended', inject: endConnections },
  { name: 'table locked', inject: lockTable },
]

/** Runs a built shop under load while its database fails repeatedly in every way. */
export const benchFaults = (rounds: number): Promise<string[]> =>
  withPostgres(['max_connections=60'], (postgres) => {
    const settings = { BRAND: defaultBrand, SEED: 'none', LOG_LEVEL: 'silent' }
    return withShop({ ...settings, DATABASE_URL: postgres.url }, async (url) => {
      const failures: string[] = []
      console.log(
        `\nBehaviour of the shop while its database fails, ${rounds} rounds for each failure`,
      )
      const load = await startLoad(url)
      for (const fault of faults)
        for (let round = 0; round < rounds; round += 1)
          failures.push(...(await runFault(fault, postgres, load)))
      await load.stop()
      const lost = await countLostWrites(postgres, load)
      console.log(
        `  ${load.writtenTitles.length} writes were acknowledged, ${lost} of them were lost`,
      )
      if (lost) failures.push(`${lost} acknowledged writes were lost`)
      return failures
    })
  })

async function runFault(
  { name, inject }: Fault,
  postgres: PostgresServer,
  load: LoadGenerator,
): Promise<string[]> {
  await setTimeout(1000)
  load.resetStats()
  const recover = await inject(postgres)
  await setTimeout(6000)
  await recover()
  const recovery = await load.timeToNextWrite()
  const { slowestHealthCheck, pages, unanswered } = load.readStats()
  console.log(
    `  ${name.padEnd(24)} slowest health check ${slowestHealthCheck.toFixed(0).padStart(4)} ms   ${pages} pages, ${unanswered} of them unanswered   recovered after ${recovery.toFixed(0)} ms`,
  )
  return [
    ...(slowestHealthCheck > limits.health
      ? [`${name}: a health check took ${slowestHealthCheck.toFixed(0)} ms`]
      : []),
    ...(unanswered > 0 ? [`${name}: ${unanswered} pages were not answered`] : []),
    ...(recovery > limits.recovery ? [`${name}: recovered after ${recovery.toFixed(0)} ms`] : []),
  ]
}

async function connect({ url }: PostgresServer): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function countLostWrites(
  postgres: PostgresServer,
  { writtenTitles }: LoadGenerator,
): Promise<number> {
  const client = await connect(postgres)
  const { rows } = await client.query<{ title: string }>("select title ->> 'en' as title from tags")
  await client.end()
  return new Set(writtenTitles).difference(new Set(rows.map(({ title }) => title))).size
}

async function endConnections(postgres: PostgresServer): Promise<() => Promise<void>> {
  const client = await connect(postgres)
  for (let time = 0; time < 50; time += 1) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await setTimeout(50)
  }
  return () => client.end()
}

async function lockTable(postgres: PostgresServer): Promise<() => Promise<void>> {
  const client = await connect(postgres)
  await client.query('begin; lock table products, tags in access exclusive mode')
  return () => client.end()
}
