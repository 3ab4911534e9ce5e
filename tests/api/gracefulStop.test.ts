import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startPostgres } from '../../scripts/postgres/startPostgres.ts'
import { finishRequests } from '#server/boot/stopOnSignal.ts'
import { startApiProcess, type ApiProcess } from '../support/apiProcess.ts'

describe('a process that is asked to end under load', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let server: ApiProcess
  beforeAll(async () => {
    postgres = await startPostgres()
    server = await startServer('1')
  })
  afterAll(() => postgres.stop())

  const startServer = (delay: string): Promise<ApiProcess> =>
    startApiProcess({ DATABASE_URL: postgres.url, SHUTDOWN_DELAY: delay, LOG_LEVEL: 'warn' })

  /** Returns the status, and whether the connection stays open; or the code of an error. */
  const request = (path: string, agent: Agent) =>
    new Promise<{ readonly status: number | string; readonly closes?: boolean }>((resolve) => {
      get(`${server.url}${path}`, { agent }, (answer) => {
        answer.resume()
        answer.once('end', () => {
          resolve({
            status: answer.statusCode ?? 0,
            closes: answer.headers.connection === 'close',
          })
        })
      }).once('error', (error) => resolve({ status: String(Object(error).code) }))
    })

  it('says that it is not ready, and fails no request of a proxy that asks', async () => {
    const agent = new Agent({ keepAlive: true })
    const answers: (number | string)[] = []
    const proxy = { isReady: true }
    const client = async (): Promise<void> => {
      while (proxy.isReady)
        answers.push((await request('/api/marketplace-customer/products', agent)).status)
    }
    const probe = async (): Promise<void> => {
      while (proxy.isReady) proxy.isReady = (await request('/readyz', new Agent())).status === 200
    }
    const load = Promise.all([probe(), ...Array.from({ length: 8 }, client)])
    await vi.waitUntil(() => answers.length > 100, { timeout: 10_000 })
    expect(proxy.isReady).toBe(true)
    const ending = server.stop()
    await load
    expect(await request('/healthz', agent)).toEqual({ status: 200, closes: true })
    expect(await ending).toBe(0)
    expect(answers.filter((each) => each !== 200)).toEqual([])
  })

  it('completes a page that has to ask its own API again', async () => {
    server = await startServer('0')
    const other = new pg.Client({ connectionString: postgres.url })
    await other.connect()
    await other.query('begin; lock table products in access exclusive mode')
    const page = request('/en/products', new Agent())
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`
    await vi.waitUntil(async () => (await other.query(waiting)).rowCount)
    const ending = server.stop()
    const isClosed = async () => (await request('/healthz', new Agent())).status === 'ECONNREFUSED'
    await vi.waitUntil(isClosed)
    await other.end()
    expect((await page).status).toBe(200)
    expect(await ending).toBe(0)
  })

  const startHttp = async () => {
    const http = createServer((_, response) => response.end('done')).listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = Object(http.address())
    return { http, open: () => connect(port, '127.0.0.1').setEncoding('utf8') }
  }
  const ask = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'

  it('answers all who have connected, although the event loop accepts them one by one', async () => {
    const { http, open } = await startHttp()
    const proxies = Array.from({ length: 20 }, open)
    const answers = proxies.map((proxy) => (proxy.write(ask), once(proxy, 'data')))
    await finishRequests(http)
    for (const answer of await Promise.all(answers)) expect(answer[0]).toContain('200 OK')
  })

  it('answers a request that arrived while it was too busy to read it', async () => {
    const { http, open } = await startHttp()
    const proxy = open()
    proxy.write(ask)
    await once(proxy, 'data')
    const finished = finishRequests(http)
    // What blocks the loop after a turn ends before the timers and before the next reading.
    while (http.listening) await nextTurn()
    proxy.write(ask)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
    expect((await once(proxy, 'data'))[0]).toContain('200 OK')
    await finished
  })
})
