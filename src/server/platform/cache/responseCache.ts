import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#server/platform/database/databaseUnavailable.ts'
import type { LogPosition } from '#server/platform/database/logPosition.ts'
import type { CatalogueCache, StaleResponse } from './catalogueCache.ts'
import { applyCachedResponse, applyStaleResponse } from './applyCachedResponse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** what the response depends on: the catalogue, or stock levels as well */
    readonly cacheDependency?: 'catalogue' | 'levels'
    /** whether the query is part of the cache key; otherwise it is ignored */
    variesByQuery?: boolean
  }
  interface FastifyRequest {
    /** the catalogue version before the response was computed */
    catalogueVersion: string | undefined
    /** a recent response, for when the database is unavailable */
    staleResponse: StaleResponse | undefined
    /** whether the visitor may have written something after a position; known with replicas */
    readonly hasWrittenAfter?: (position: LogPosition) => boolean
  }
}

/** Serves routes with a `cacheDependency` from memory until the catalogue changes. */
export function addResponseCache(api: FastifyInstance, cache: CatalogueCache): void {
  api.decorateRequest('catalogueVersion', undefined)
  api.decorateRequest('staleResponse', undefined)

  async function readCache(request: FastifyRequest, reply: FastifyReply) {
    if (showsStockLevels(request)) reply.header(stockLevelsHeader, 'shown')
    const key = cacheKeyOf(request)
    const stale = cache.findStale(key)
    if (stale && !request.hasWrittenAfter?.(stale.position)) request.staleResponse = stale
    if (request.staleResponse?.isRefreshFailing)
      return reply.send(await applyStaleResponse(request, reply, request.staleResponse))
    const version = await readVersion(request)
    if (version === undefined) return undefined
    const cached = cache.find(version, key)
    if (!cached) request.catalogueVersion = version
    else return reply.send(await applyCachedResponse(request, reply, cached))
  }

  /** Without a version, the response is computed and not kept; one that was kept may be too old. */
  async function readVersion({ log }: FastifyRequest): Promise<string | undefined> {
    try {
      return await cache.version()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      log.warn(error)
      return undefined
    }
  }

  async function writeCache(request: FastifyRequest, reply: FastifyReply, payload: unknown) {
    const version = request.catalogueVersion
    if (version === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
      return payload
    }
    const type = String(reply.getHeader('content-type'))
    const response = { type, text: payload, showsStockLevels: showsStockLevels(request) }
    return applyCachedResponse(request, reply, cache.store(version, cacheKeyOf(request), response))
  }

  api.addHook('onRoute', (route) => {
    if (!route.config?.cacheDependency) return
    // Routes that declare a query schema refuse parameters they do not read.
    route.config.variesByQuery = route.schema?.querystring !== undefined
    // The cache compresses each response once and keeps the result.
    route.compress = false
    route.onRequest = [route.onRequest ?? [], readCache].flat()
    route.onSend = [route.onSend ?? [], writeCache].flat()
  })
}

/** Set on responses that depend on stock levels. */
export const stockLevelsHeader = 'x-stock-levels'

const showsStockLevels = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.cacheDependency === 'levels'

const cacheKeyOf = ({ language, url, routeOptions }: FastifyRequest): string =>
  `${language} ${routeOptions.config.variesByQuery ? url : url.split('?', 1)[0]}`
