import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { defaultBrand } from '#brands/default.ts'
import { startPostgres, type RealPostgres } from '../postgres/startPostgres.ts'
import { root } from '../vite/root.ts'
import { loadShop, type Load } from './faultLoad.ts'

/** How long everything may take after the database is back, and how long health may take ever, in milliseconds. */
const limits = { recovery: 5000, health: 1000 }

type Fault = {
  readonly name: string
  readonly strike: (postgres: RealPostgres) => Promise<void>
  readonly mend: (postgres: RealPostgres) => Promise<void>
}

let locking: pg.Client | undefined

const faults: readonly Fault[] = [
  { name: 'crashed', strike: ({ crash }) => crash(), mend: ({ start }) => start() },
  {
    name: 'frozen',
    strike: async ({ freeze }) => freeze(),
    mend: async ({ thaw }) => thaw(),
  },
  { name: 'every connection ended', strike: endConnections, mend: async () => undefined },
  { name: 'table locked', strike: lockTable, mend: async () => locking?.end() },
]

/** A shop as it is built, under load, whose database fails in each way again and again. */
export async function benchFaults(rounds: number): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const postgres = await startPostgres(['max_connections=60'])
  const url = `http://127.0.0.1:${4000 + (process.pid % 1000)}`
  const server = await serve(url, { DATABASE_URL: postgres.url, DATA_DIR: folder })
  const failures: string[] = []
  console.log(`\nFaults, ${rounds} rounds each: what the shop does while its database fails`)
  try {
    const load = await loadShop(url)
    for (const fault of faults) {
      for (let round = 0; round < rounds; round += 1)
        failures.push(...(await suffer(fault, postgres, load)))
    }
    await load.stop()
    failures.push(...(await findLost(postgres, load)))
    if (server.exitCode !== null) failures.push('the process ended')
  } finally {
    server.kill('SIGKILL')
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return failures
}

async function suffer(
  { name, strike, mend }: Fault,
  postgres: RealPostgres,
  load: Load,
): Promise<string[]> {
  await setTimeout(1000)
  load.begin()
  await strike(postgres)
  await setTimeout(6000)
  await mend(postgres)
  const recovery = await load.untilWritten()
  const { health, pages, unanswered } = load.end()
  console.log(
    `  ${name.padEnd(24)} health ${health.toFixed(0).padStart(4)} ms at most   ${pages} pages, ${unanswered} of them not answered   well again after ${recovery.toFixed(0)} ms`,
  )
  return [
    ...(health > limits.health ? [`${name}: health took ${health.toFixed(0)} ms`] : []),
    ...(unanswered > 0 ? [`${name}: ${unanswered} pages were not answered`] : []),
    ...(recovery > limits.recovery ? [`${name}: well again after ${recovery.toFixed(0)} ms`] : []),
  ]
}

async function findLost({ url }: RealPostgres, { written }: Load): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ title: string }>("select title ->> 'en' as title from tags")
  await client.end()
  const kept = new Set(rows.map(({ title }) => title))
  const lost = written.filter((title) => !kept.has(title))
  console.log(`  ${written.length} writes were acknowledged, ${lost.length} of them are lost`)
  return lost.length ? [`${lost.length} acknowledged writes are lost`] : []
}

async function endConnections({ url }: RealPostgres): Promise<void> {
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

async function lockTable({ url }: RealPostgres): Promise<void> {
  locking = new pg.Client({ connectionString: url })
  await locking.connect()
  await locking.query('begin; lock table products, tags in access exclusive mode')
}

async function serve(url: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
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
