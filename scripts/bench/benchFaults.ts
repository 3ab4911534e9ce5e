import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { startPostgres, type PostgresServer } from '../postgres/startPostgres.ts'
import { root } from '../vite/root.ts'
import { startLoad, type LoadGenerator } from './startLoad.ts'

/** Milliseconds until everything works after an outage, and the limit for a health check. */
const limits = { recovery: 5000, health: 1000 }

type Fault = {
  readonly name: string
  readonly inject: (postgres: PostgresServer) => Promise<void>
  readonly recover: (postgres: PostgresServer) => Promise<void>
}

let lockingClient: pg.Client | undefined

const faults: readonly Fault[] = [
  { name: 'crashed', inject: ({ crash }) => crash(), recover: ({ start }) => start() },
  {
    name: 'frozen',
    inject: async ({ freeze }) => freeze(),
    recover: async ({ thaw }) => thaw(),
  },
  { name: 'every connection ended', inject: endConnections, recover: async () => undefined },
  { name: 'table locked', inject: lockTable, recover: async () => lockingClient?.end() },
]

/** Runs a built shop under load while its database fails repeatedly in every way. */
export async function benchFaults(rounds: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const postgres = await startPostgres(['max_connections=60'])
  const url = `http://127.0.0.1:${4000 + (process.pid % 1000)}`
  const server = await startServer(url, { DATABASE_URL: postgres.url, DATA_DIR: folder })
  const failures: string[] = []
  console.log(`\nFaults, ${rounds} rounds each: what the shop does while its database fails`)
  try {
    const load = await startLoad(url)
    for (const fault of faults) {
      for (let round = 0; round < rounds; round += 1)
        failures.push(...(await runFault(fault, postgres, load)))
    }
    await load.stop()
    failures.push(...(await findLostWrites(postgres, load)))
    if (server.exitCode !== null) failures.push('the process ended')
  } finally {
    server.kill('SIGKILL')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return failures
}

async function runFault(
  { name, inject, recover }: Fault,
  postgres: PostgresServer,
  load: LoadGenerator,
): Promise<string[]> {
  await setTimeout(1000)
  load.resetStats()
  await inject(postgres)
  await setTimeout(6000)
  await recover(postgres)
  const recovery = await load.timeToNextWrite()
  const { slowestHealthCheck, pages, unanswered } = load.readStats()
  console.log(
    `  ${name.padEnd(24)} health ${slowestHealthCheck.toFixed(0).padStart(4)} ms at most   ${pages} pages, ${unanswered} of them not answered   well again after ${recovery.toFixed(0)} ms`,
  )
  return [
    ...(slowestHealthCheck > limits.health
      ? [`${name}: health took ${slowestHealthCheck.toFixed(0)} ms`]
      : []),
    ...(unanswered > 0 ? [`${name}: ${unanswered} pages were not answered`] : []),
    ...(recovery > limits.recovery ? [`${name}: well again after ${recovery.toFixed(0)} ms`] : []),
  ]
}

async function findLostWrites(
  { url }: PostgresServer,
  { writtenTitles }: LoadGenerator,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ title: string }>("select title ->> 'en' as title from tags")
  await client.end()
  const storedTitles = new Set(rows.map(({ title }) => title))
  const lost = writtenTitles.filter((title) => !storedTitles.has(title))
  console.log(`  ${writtenTitles.length} writes were acknowledged, ${lost.length} of them are lost`)
  return lost.length ? [`${lost.length} acknowledged writes are lost`] : []
}

async function endConnections({ url }: PostgresServer): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  for (let time = 0; time < 50; time += 1) {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await setTimeout(50)
  }
  await client.end()
}

async function lockTable({ url }: PostgresServer): Promise<void> {
  lockingClient = new pg.Client({ connectionString: url })
  await lockingClient.connect()
  await lockingClient.query('begin; lock table products, tags in access exclusive mode')
}

async function startServer(
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const build = spawn(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
  await new Promise((done) => build.once('exit', done))
  const server = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    env: {
      ...process.env,
      ...env,
      PORT: new URL(url).port,
      BRAND: defaultBrand,
      BOT_CHECK: 'off',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => server.kill('SIGKILL'))
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await setTimeout(100)
  }
  return server
}
