import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { defaultBrand } from '#brands/default.ts'
import { findFreePort } from '../../checkout/findFreePort.ts'
import { withPostgres } from '../../postgres/withPostgres.ts'
import { ensureBuilt } from '../../vite/ensureBuilt.ts'
import { outDir, serverKey } from '../../vite/targets.ts'
import { measureRate } from '../measureRate.ts'
import { prepareShop } from '../prepareShop.ts'
import { mean, median } from '../statistics.ts'
import { memoryOf, productionArguments, productionEnv, withServer } from '../withServer.ts'

type Settings = Readonly<Record<string, string>>

type Start = {
  /** milliseconds from the start of the process */
  readonly firstAnswer: number
  /** MB, before and after each load */
  readonly idle: number
  readonly loaded: readonly number[]
}

/** Milliseconds; MB, on the embedded database more than that takes alone; of later to earlier. */
const limits = { onPostgres: 800, embedded: 1500, idle: 130, growth: 1.1 }

const products = 10_000

/** Starts a shop with data several times, and returns the missed targets. */
export async function benchStarts(starts: number): Promise<string[]> {
  await ensureBuilt(defaultBrand)
  await ensureBuilt(serverKey)
  console.log(`\nStarts of a shop with ${products} products and orders`)
  const onPostgres = await withPostgres(['shared_buffers=256MB'], async ({ url }) => {
    await prepareShop(url, products, products)
    return startOften({ DATABASE_URL: url }, starts)
  })
  const folder = await mkdtemp(join(tmpdir(), 'shop-'))
  try {
    await prepareShop(folder, products, products)
    const embedded = await startOften({ DATA_DIR: folder }, starts)
    const databaseMemory = await withServer('embedded', [folder], async (database) => {
      await setTimeout(idleTime)
      return memoryOf(database)
    })
    return [
      ...report('PostgreSQL', onPostgres, limits.onPostgres, limits.idle),
      ...report('PGlite', embedded, limits.embedded, databaseMemory + limits.idle),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function report(title: string, { firstAnswer, idle, loaded }: Start, ms: number, mostIdle: number) {
  const [first = 0, ...later] = loaded
  const growth = mean(later) / first
  console.log(
    `  ${title.padEnd(10)}  first answer after ${firstAnswer.toFixed(0)} ms (at most ${ms}), idle ${idle.toFixed(0)} MB (at most ${mostIdle.toFixed(0)}), after each load ${loaded.map((each) => each.toFixed(0)).join(', ')} MB (later ones at most ${limits.growth} times the first)`,
  )
  return [
    ...(firstAnswer > ms ? [`${title}: first answer after ${firstAnswer.toFixed(0)} ms`] : []),
    ...(idle > mostIdle ? [`${title}: ${idle.toFixed(0)} MB when idle`] : []),
    ...(growth > limits.growth
      ? [`${title}: later loads leave ${growth.toFixed(2)} times the memory of the first`]
      : []),
  ]
}

/** The first start prepares what the database and the compiled code lack. */
async function startOften(settings: Settings, starts: number): Promise<Start> {
  await startOnce(settings)
  const all: Start[] = []
  while (all.length < starts) all.push(await startOnce(settings))
  const { loaded } = await startOnce(settings, [20, 20, 20, 20])
  return {
    firstAnswer: median(all.map(({ firstAnswer }) => firstAnswer)),
    idle: median(all.map(({ idle }) => idle)),
    loaded,
  }
}

/** In milliseconds: until the work of the start is over and its memory is returned. */
const idleTime = 10_000

/** Starts the built product as production does, and loads it for so many seconds each time. */
async function startOnce(settings: Settings, loads: readonly number[] = []): Promise<Start> {
  const port = await findFreePort()
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [...productionArguments, join(outDir(serverKey, 'bundle'), 'main.js')],
    {
      env: { ...productionEnv(), LOG_LEVEL: 'error', ...settings, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => Promise.reject(new Error(`the server ended: ${code}`)))
  // It also ends when it is told to.
  failed.catch(() => undefined)
  const url = `http://127.0.0.1:${port}/api/marketplace-customer/products?limit=12&sort=price`
  const memory = async (): Promise<number> => {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(child.pid)])
    return Number(stdout) / 1024
  }
  try {
    await Promise.race([firstAnswerOf(url), failed])
    const firstAnswer = performance.now() - startedAt
    await setTimeout(idleTime)
    const idle = await memory()
    const loaded: number[] = []
    for (const seconds of loads) {
      await measureRate(pageUrls(url), seconds)
      loaded.push(await memory())
    }
    return { firstAnswer, idle, loaded }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Asks until the answer is the requested one. */
async function firstAnswerOf(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await setTimeout(5)
  }
}

/** Each page in turn, so that no kept answer is sent. */
function pageUrls(url: string): () => string {
  let page = 0
  return () => `${url}&page=${((page += 1) % Math.floor(products / 12)) + 1}`
}
