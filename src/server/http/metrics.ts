import type { FastifyInstance, onResponseHookHandler } from 'fastify'
import { collectDefaultMetrics, Counter, Registry } from 'prom-client'
import { refuse } from '#domain/problem.ts'
import { isMonitoringRequest, type MonitoringRules } from './isMonitoringRequest.ts'

type Tally = { count: number; seconds: number; failed: number }

/** The counters of all apps of one process. */
export type Metrics = {
  /** created on first use, so that unused routes do not appear */
  readonly routeTally: (method: string, route: string) => Tally
  readonly brandTally: (brand: string) => Tally
  readonly text: () => Promise<{ readonly type: string; readonly text: string }>
}

/** The number of routes counted separately, so that probing many routes cannot grow the output. */
const maxRoutes = 150

/**
 * The delay of the event loop is that of a timer of so many milliseconds, and includes them. The
 * usual 10 wake an idle server a hundred times a second.
 */
const loopTimer = 50

export function createMetrics(): Metrics {
  const registry = new Registry()
  const routes = new Map<string, { readonly labels: Labels; readonly tally: Tally }>()
  const brands = new Map<string, { readonly labels: Labels; readonly tally: Tally }>()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopTimer })
  addCounters(
    registry,
    { prefix: 'http', scope: 'by route', labelNames: ['method', 'route'] },
    routes,
  )
  addCounters(registry, { prefix: 'http_brand', scope: 'by brand', labelNames: ['brand'] }, brands)
  const tallyOf = (tallies: typeof routes, key: string, labels: Labels): Tally => {
    const existing = tallies.get(key)
    if (existing) return existing.tally
    const tally = { count: 0, seconds: 0, failed: 0 }
    tallies.set(key, { labels, tally })
    return tally
  }
  return {
    routeTally: (method, route) => {
      const key = `${method} ${route}`
      return routes.has(key) || routes.size < maxRoutes
        ? tallyOf(routes, key, { method, route })
        : tallyOf(routes, 'other', { method: 'other', route: 'other' })
    },
    brandTally: (brand) => tallyOf(brands, brand, { brand }),
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

type Labels = Readonly<Record<string, string>>

function addCounters(
  registry: Registry,
  { prefix, scope, labelNames }: { prefix: string; scope: string; labelNames: readonly string[] },
  tallies: ReadonlyMap<string, { readonly labels: Labels; readonly tally: Tally }>,
): void {
  const add = (name: string, help: string, valueOf: (tally: Tally) => number): Counter =>
    new Counter({
      name: `${prefix}_${name}`,
      help: `${help}, ${scope}`,
      labelNames,
      registers: [registry],
      collect() {
        this.reset()
        for (const { labels, tally } of tallies.values()) {
          const value = valueOf(tally)
          if (value > 0) this.inc(labels, value)
        }
      },
    })
  add('requests_total', 'Requests answered', ({ count }) => count)
  add('requests_failed_total', 'Answers with a status of 500 or more', ({ failed }) => failed)
  // Time is measured in microseconds; more digits would only make the output longer.
  add('request_seconds_total', 'Time from request to answer', ({ seconds }) =>
    Number(seconds.toFixed(6)),
  )
}

type Options = { readonly brand: string } & MonitoringRules

/**
 * Collects and serves metrics in the Prometheus format. Counting costs a few additions per request.
 */
export function addMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { brand, ...rules }: Options,
): void {
  const brandTally = metrics.brandTally(brand)
  app.addHook('onRoute', (route) => {
    let routeTally: Tally | undefined
    const record: onResponseHookHandler = (_, reply, done) => {
      routeTally ??= metrics.routeTally(String(route.method), route.url)
      for (const tally of [routeTally, brandTally]) {
        tally.count += 1
        tally.seconds += reply.elapsedTime / 1000
        if (reply.statusCode >= 500) tally.failed += 1
      }
      done()
    }
    route.onResponse = [route.onResponse ?? [], record].flat()
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'silent' }, async (request, reply) => {
    if (!isMonitoringRequest(request, rules)) throw refuse('no_route')
    const { type, text } = await metrics.text()
    return reply.type(type).send(text)
  })
}
