/** @module-tag long */
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPostgres, type PostgresServer } from '../../scripts/postgres/startPostgres.ts'
import { launchApiProcess, type ApiProcess } from '../support/apiProcess.ts'

let postgres: PostgresServer
let folder: string
let shop: ApiProcess
let token: string
let dripping: Promise<string>
let admin: pg.Client | undefined

const product = '/api/marketplace-customer/products?limit=3'
/** a page that was requested before */
const known = '/en/products'

type Answer = {
  readonly status: number
  readonly after: string | null
  readonly took: number
  readonly text: string
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const began = performance.now()
  const response = await fetch(shop.url + path, { ...init, signal: AbortSignal.timeout(20_000) })
  const text = await response.text()
  const took = performance.now() - began
  return { status: response.status, after: response.headers.get('retry-after'), took, text }
}

const statusOf = async (path: string): Promise<number> => (await ask(path)).status

/** Waits until a condition holds and returns how long that took. */
async function until(isMet: () => Promise<boolean>, longest = 20_000): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < longest) {
    if (await isMet().catch(() => false)) return performance.now() - began
    await setTimeout(50)
  }
  throw new Error('it never came')
}

const isReady = async () => (await statusOf('/readyz')) === 200

/**
 * Requests pages as a visitor without an account during a failure, and the health check as well.
 */
async function healthThroughout<T>(work: () => Promise<T>): Promise<T> {
  const over = new AbortController()
  const slow: string[] = []
  const watching = (async () => {
    while (!over.signal.aborted) {
      for (const path of ['/healthz', '/readyz']) {
        const { status, took } = await ask(path)
        if (took > 1000 || (path === '/healthz' && status !== 200))
          slow.push(`${path} ${status} after ${Math.round(took)} ms`)
      }
      await setTimeout(100)
    }
  })()
  try {
    return await work()
  } finally {
    over.abort()
    await watching
    expect(slow).toEqual([])
  }
}

async function connectAdmin(): Promise<pg.Client> {
  await admin?.end().catch(() => undefined)
  admin = new pg.Client({ connectionString: postgres.url })
  admin.on('error', () => undefined)
  await admin.connect()
  return admin
}

const signedIn = (): RequestInit => ({ headers: { authorization: `Bearer ${token}` } })

let written = 0
/** Whether the shop reads and writes again. */
const recovered = async (): Promise<boolean> =>
  (await isReady()) &&
  (await ask('/api/marketplace/tags', signedIn())).status === 200 &&
  (await createTag(`recovered ${(written += 1)}`)).status === 201

const createTag = (title: string): Promise<Answer> =>
  ask('/api/marketplace/tags', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ title }),
  })

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'))
  postgres = await startPostgres(['max_connections=60'])
})

afterAll(async () => {
  await postgres.thaw()
  await shop?.kill()
  await admin?.end().catch(() => undefined)
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

describe('an unreachable database', () => {
  it('is waited for at the start, which is healthy and not ready until then', async () => {
    await postgres.crash()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const begun = launchApiProcess({
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      PORT: String(port),
      BOT_CHECK: 'off',
      LOG_LEVEL: 'silent',
    })
    const early = (path: string, init?: RequestInit) => fetch(url + path, init)
    await until(async () => (await early('/healthz')).status === 200)
    for (const path of ['/readyz', '/', '/api/metadata']) {
      const { status, headers } = await early(path)
      expect([path, status, Number(headers.get('retry-after')) > 0]).toEqual([path, 503, true])
    }
    const page = await early('/', { headers: { accept: 'text/html', 'accept-language': 'ar' } })
    expect(page.status).toBe(503)
    expect(await page.text()).toContain('بعد بضع دقائق')
    await until(async () => begun.output().split('\n').length > 2)
    expect(begun.output()).toMatch(
      /^The database is not available \(.*ECONNREFUSED.*\): attempt 2 in \d+ ms$/m,
    )
    await postgres.start()
    shop = await begun.ready
    expect(await until(isReady)).toBeLessThan(1000)
    dripping = drip()
    const entered = await ask('/api/admins/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin@example.com', password: 'Admin-2026!' }),
    })
    token = JSON.parse(entered.text).data.accessToken
    await createTag('before')
    expect(await statusOf(known)).toBe(200)
    expect(await statusOf(product)).toBe(200)
  })

  it('answers 503, while the process, its health and cached pages keep working', async () => {
    await healthThroughout(async () => {
      await postgres.crash()
      await until(async () => !(await isReady()))
      const denied = await ask('/api/marketplace/tags', signedIn())
      expect(denied).toMatchObject({ status: 503, after: '5' })
      // A page that was never requested before.
      expect(await ask('/ar/cart')).toMatchObject({ status: 503, after: '5' })
      for (const path of [known, product]) expect(await statusOf(path)).toBe(200)
      const { status, text } = await ask('/api/marketplace-customer/tags', {
        headers: { 'accept-language': 'ar' },
      })
      expect([status, JSON.parse(text).error]).toEqual([
        503,
        {
          code: 'unavailable',
          message: 'هذا غير ممكن في الوقت الحالي. يرجى المحاولة مرة أخرى بعد بضع دقائق.',
        },
      ])
      await postgres.start()
      expect(await until(recovered)).toBeLessThan(5000)
    })
  })

  it('loses no acknowledged write, however often it fails under load', async () => {
    const acknowledged: string[] = []
    let refused = 0
    const over = new AbortController()
    const writing = Array.from({ length: 4 }, async (_, lane) => {
      for (let at = 0; !over.signal.aborted; at += 1) {
        const title = `lane ${lane} tag ${at}`
        const answer = await createTag(title).catch(() => undefined)
        if (answer?.status === 201) acknowledged.push(title)
        else {
          refused += 1
          expect([503, undefined]).toContain(answer?.status)
        }
        await setTimeout(5)
      }
    })
    await healthThroughout(async () => {
      for (let round = 0; round < 2; round += 1) {
        const before = { acknowledged: acknowledged.length, refused }
        await until(async () => acknowledged.length >= before.acknowledged + 10)
        await postgres.crash()
        await until(async () => refused >= before.refused + 8)
        await postgres.start()
        await until(recovered)
      }
    })
    over.abort()
    await Promise.all(writing)
    expect(acknowledged.length).toBeGreaterThan(10)
    const { rows } = await (await connectAdmin()).query("select title ->> 'en' as title from tags")
    const stored = new Set(rows.map(({ title }) => title))
    expect(acknowledged.filter((title) => !stored.has(title))).toEqual([])
    expect(shop.isRunning()).toBe(true)
  })
})

describe('an unresponsive database', () => {
  it('makes no request wait for long while it is frozen', async () => {
    await healthThroughout(async () => {
      await postgres.freeze()
      const waiting = [createTag('frozen')]
      const isRefusedAtOnce = (): Promise<boolean> => {
        const answer = ask('/api/marketplace/tags', signedIn())
        waiting.push(answer)
        return Promise.race([answer.then(({ status }) => status === 503), setTimeout(500, false)])
      }
      await until(async () => !(await isReady()))
      for (const path of [known, product]) expect(await statusOf(path)).toBe(200)
      expect(await until(isRefusedAtOnce)).toBeLessThan(3500)
      const later = await ask('/api/marketplace/tags', signedIn())
      expect([later.status, later.took < 500]).toEqual([503, true])
      expect((await ask(known)).took).toBeLessThan(500)
      for (const { status, took } of await Promise.all(waiting))
        expect([status, took < 12_000]).toEqual([503, true])
      await postgres.thaw()
      expect(await until(recovered)).toBeLessThan(5000)
    })
  })

  it('is retried on another connection when connections keep being terminated', async () => {
    const client = await connectAdmin()
    const answers: number[] = []
    await healthThroughout(async () => {
      for (let round = 0; round < 20; round += 1) {
        await client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
        answers.push((await createTag(`ended ${round}`)).status)
        answers.push(await statusOf(known))
      }
      expect(await until(recovered)).toBeLessThan(5000)
    })
    expect(new Set(answers).difference(new Set([200, 201, 503]))).toEqual(new Set())
    expect(shop.isRunning()).toBe(true)
  })

  it('keeps connections free for other requests while a table is locked', async () => {
    const client = await connectAdmin()
    await client.query('begin; lock table products, tags in access exclusive mode')
    try {
      await healthThroughout(async () => {
        const blocked = Promise.all([
          ...Array.from({ length: 12 }, (_, at) => createTag(`locked ${at}`)),
          ...Array.from({ length: 12 }, () => ask('/api/marketplace/products', signedIn())),
        ])
        await until(async () => !(await isReady()))
        for (const path of [known, product]) expect(await statusOf(path)).toBe(200)
        // The cache waits for a concurrent change once; later requests do not wait.
        for (const path of [known, product]) expect((await ask(path)).took).toBeLessThan(1000)
        const longest = Math.max(...(await blocked).map(({ took }) => took))
        expect(longest).toBeLessThan(14_000)
        expect(new Set((await blocked).map(({ status }) => status))).toEqual(new Set([503]))
      })
    } finally {
      await client.query('rollback')
    }
    expect(await until(recovered)).toBeLessThan(5000)
  })
})

describe('a visitor', () => {
  it('who polls readiness endlessly blocks nobody else', async () => {
    const over = new AbortController()
    const answers: number[] = []
    const asking = Array.from({ length: 400 }, async () => {
      while (!over.signal.aborted) answers.push(await statusOf('/readyz'))
    })
    await until(async () => answers.length > 3000 || answers.includes(503))
    for (let round = 0; round < 10; round += 1) {
      answers.push((await createTag(`asked ${round}`)).status)
      answers.push((await ask('/api/marketplace/tags', signedIn())).status)
    }
    over.abort()
    await Promise.all(asking)
    expect(answers.length).toBeGreaterThan(400)
    expect(new Set(answers)).toEqual(new Set([200, 201]))
  })
})

describe('a request', () => {
  it('that arrives byte by byte is closed with 408', async () => {
    expect(await dripping).toMatch(/^HTTP\/1.1 408 /)
  })
})

/** Sends one byte of a body per second; resolves to the response and how long it took. */
const drip = (): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    let text = ''
    socket.write(
      'POST /api/admins/auth/signin HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
    )
    const dripped = setInterval(() => socket.write(' '), 1000)
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('error', fail)
    socket.on('close', () => {
      clearInterval(dripped)
      done(text)
    })
  })
