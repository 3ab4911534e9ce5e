import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { withDeadlines, type WorkKind } from '#server/platform/database/deadlines.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the deadlines of the route's database work; default: those of a request */
    readonly workKind?: WorkKind
    /** in milliseconds: how long the answer may take; default: that of usual requests */
    readonly answerLimit?: number
  }
}

const second = 1000

/** Time limits of a request, in milliseconds. */
const limits = {
  usual: { body: 20 * second, answer: 45 * second },
  /** for uploads and downloads */
  file: { body: 300 * second, answer: 600 * second },
} as const

/** Limits that Node itself enforces on every connection; slower ones get a 408 and are closed. */
export const connectionLimits = {
  connectionTimeout: 120 * second,
  requestTimeout: limits.file.body,
  http: { headersTimeout: 15 * second, connectionsCheckingInterval: 2 * second },
} as const

const fileTypes: readonly string[] = ['multipart/form-data', 'text/csv']

/** Sets deadlines on the body, the response and the database work of every request. */
export function addRequestLimits(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const takesFile = route.schema?.consumes?.some((type) => fileTypes.includes(type)) ?? false
    const isFile = takesFile || route.config?.workKind === 'transfer'
    if (isFile) route.config = { ...route.config, answerLimit: limits.file.answer }
    if (!takesFile && route.method !== 'GET')
      route.onRequest = [limitBody, route.onRequest ?? []].flat()
  })
  app.addHook('onRequest', limitAnswer)
  app.addHook('onRequest', ({ routeOptions }, _, done) =>
    withDeadlines(routeOptions.config.workKind ?? 'request', done),
  )
}

/** Fastify's own limit of a handler ends when the body of the request is read. */
function limitAnswer(
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  done: () => void,
): void {
  const timer = setTimeout(() => {
    if (reply.raw.headersSent) reply.raw.destroy()
    else if (!reply.sent) void reply.send(refuse('unavailable'))
  }, routeOptions.config.answerLimit ?? limits.usual.answer).unref()
  reply.raw.once('close', () => clearTimeout(timer))
  done()
}

/** Closes connections that send their body too slowly. */
function limitBody({ raw, log }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { headers } = raw
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
    return done()
  const timer = setTimeout(() => {
    log.info('the request body was not received in time')
    if (!reply.sent) void reply.header('connection', 'close').send(refuse('request_timeout'))
  }, limits.usual.body).unref()
  const stop = (): void => clearTimeout(timer)
  raw.once('end', stop).once('close', stop)
  done()
}
