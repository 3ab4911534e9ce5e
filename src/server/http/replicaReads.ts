import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  formatLogPosition,
  lastLogPosition,
  laterPosition,
  parseLogPosition,
  type LogPosition,
} from '#server/platform/database/logPosition.ts'
import { withReadSource, type ReadSource } from '#server/platform/database/readSource.ts'
import type { Replicas } from '#server/platform/database/replicas.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** whether a replica may answer, as it may for all responses that depend on the catalogue */
    readonly readsReplica?: boolean
  }
  interface FastifyRequest {
    /** undefined without replicas */
    readSource: ReadSource | undefined
    /** whether its handler was called; other responses are refusals or were kept for everyone */
    isHandled: boolean
  }
}

/**
 * How far in the log a visitor has seen and written. Two cookies, because the answer to a read that
 * arrives late may not replace what a write has set meanwhile.
 */
const cookieNames = { seen: '__Host-seen', written: '__Host-written' } as const

/** Until the browser is closed: a replica may stay behind for any time. */
const cookieOptions: CookieSerializeOptions = {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'strict',
}

/**
 * Lets replicas answer reads. Every response tells the browser a position in the log that nothing
 * it contains is after, and a replica answers only visitors who have seen and written nothing that
 * it lacks.
 */
export function addReplicaReads(app: FastifyInstance, replicas: Replicas): void {
  app.decorateRequest('readSource', undefined)
  app.decorateRequest('isHandled', false)
  app.decorateRequest('hasWrittenAfter', function hasWrittenAfter(position) {
    const written = this.cookies[cookieNames.written]
    if (written === undefined) return positionKnownTo(this) === undefined
    return (parseLogPosition(written) ?? lastLogPosition) > position
  })
  app.addHook('onRequest', (request, _, done) => {
    request.readSource = { replica: undefined }
    withReadSource(request.readSource, done)
  })
  app.addHook('preHandler', async (request) => {
    request.isHandled = true
    const required = mayReadReplica(request) ? positionKnownTo(request) : undefined
    if (required === undefined || !request.readSource) return
    const position = laterPosition(required, replicas.cataloguePosition())
    request.readSource.replica = await replicas.choose(position)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    await tellPosition(request, reply, replicas)
    return payload
  })
  // Work that the request has begun for others may not read what only this visitor may.
  app.addHook('onResponse', async ({ readSource }) => {
    if (readSource) readSource.replica = undefined
  })
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET'

function mayReadReplica(request: FastifyRequest): boolean {
  const { readsReplica, cacheDependency } = request.routeOptions.config
  if (!isReading(request)) return false
  // Of public responses, visitors are not told a position: the version stands for it.
  return readsReplica ?? (cacheDependency !== undefined && request.catalogueVersion !== undefined)
}

/** Returns undefined for clients that are signed in but keep no cookies. */
function positionKnownTo({ cookies, headers }: FastifyRequest): LogPosition | undefined {
  const texts = Object.values(cookieNames).flatMap((name) => cookies[name] ?? [])
  if (!texts.length) return headers.authorization ? undefined : 0n
  return texts
    .map((text) => parseLogPosition(text) ?? lastLogPosition)
    .reduce((one, other) => laterPosition(one, other))
}

async function tellPosition(
  request: FastifyRequest,
  reply: FastifyReply,
  replicas: Replicas,
): Promise<void> {
  const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
  if (!isPage && !request.url.startsWith('/api/')) return
  // A shared cache would tell others the position of this visitor.
  if (String(reply.getHeader('cache-control')).startsWith('public')) return
  const name = isReading(request) ? cookieNames.seen : cookieNames.written
  const positionIn = (each: string) => parseLogPosition(Object(request.cookies)[each])
  const known = positionIn(name) ?? 0n
  const position = laterPosition(
    replicas.cataloguePosition(),
    // Pages and kept responses contain nothing newer than the catalogue.
    isPage || !request.isHandled ? 0n : await readPosition(request, replicas),
  )
  const setPosition = (each: string) =>
    reply.setCookie(each, formatLogPosition(position), cookieOptions)
  if (position > known) setPosition(name)
  // What could not be told is told now: the primary, which answered, has everything seen before.
  if (request.isHandled && !isPage && position < lastLogPosition)
    for (const each of Object.values(cookieNames))
      if (positionIn(each) === lastLogPosition) setPosition(each)
}

/** If the position cannot be told, the visitor reads from the primary until it can. */
const readPosition = async (request: FastifyRequest, replicas: Replicas): Promise<LogPosition> => {
  const { readPosition: readHere } = request.readSource?.replica ?? {}
  return (readHere ?? replicas.readPrimaryPosition)().catch(() => lastLogPosition)
}
