import type { FastifyInstance, onResponseHookHandler } from 'fastify'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'
import { refuse } from '#domain/problem.ts'

type Tally = {
  readonly brand: string
  readonly method: string
  readonly route: string
  count: number
  seconds: number
  failed: number
}

/** Counts what the apps of one process answer. */
export type Metrics = {
  readonly tally: (tally: Tally) => void
  readonly said: () => Promise<{ readonly type: string; readonly text: string }>
}

const labelNames = ['brand', 'method', 'route'] as const

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const tallies: Tally[] = []
  collectDefaultMetrics({ register: registry })
  const counter = (name: string, help: string, read: (tally: Tally) => number): Counter =>
    new Counter({
      name,
      help,
      labelNames,
      registers,
      collect() {
        this.reset()
        for (const tally of tallies) {
          const { brand, method, route } = tally
          this.inc({ brand, method, route }, read(tally))
        }
      },
    })
  counter('http_requests_total', 'Requests answered, by route', ({ count }) => count)
  counter(
    'http_requests_failed_total',
    'Answers with a status of 500 or more',
    ({ failed }) => failed,
  )
  counter('http_request_seconds_total', 'Time from request to answer', ({ seconds }) => seconds)
  return {
    tally: (tally) => void tallies.push(tally),
    said: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** Numbers for Prometheus, told only to callers on the same machine. Counting costs two additions a request. */
export function addMetrics(app: FastifyInstance, metrics: Metrics, brand: string): void {
  app.addHook('onRoute', (route) => {
    const tally = {
      brand,
      method: String(route.method),
      route: route.url,
      count: 0,
      seconds: 0,
      failed: 0,
    }
    metrics.tally(tally)
    const record: onResponseHookHandler = (_, reply, done) => {
      tally.count += 1
      tally.seconds += reply.elapsedTime / 1000
      if (reply.statusCode >= 500) tally.failed += 1
      done()
    }
    route.onResponse = [route.onResponse ?? [], record].flat()
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (!loopback.has(request.ip)) throw refuse('no_route')
    const { type, text } = await metrics.said()
    return reply.type(type).send(text)
  })
}
