import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueCache, StaleResponse } from './catalogueCache.ts'
import { applyCachedResponse, applyStaleResponse } from './applyCachedResponse.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the answer depends on the address, the language and the catalogue, and on levels of stock where it says so */
    readonly cacheDependency?: 'catalogue' | 'levels'
    /** whether the query is a part of the question; what else stands there, nobody reads */
    variesByQuery?: boolean
  }
  interface FastifyRequest {
    /** the version of the catalogue before the answer was worked out */
    catalogueVersion: string | undefined
    /** what was answered here a short while ago, for when the database cannot be asked */
    staleResponse: StaleResponse | undefined
  }
}

/** Routes that say they are `cached` answer from memory until the catalogue changes. */
export function addResponseCache(api: FastifyInstance, cache: CatalogueCache): void {
  api.decorateRequest('catalogueVersion', undefined)
  api.decorateRequest('lastGood', undefined)

  async function readCache(request: FastifyRequest, reply: FastifyReply) {
    if (showsStockLevels(request)) reply.header(stockLevelsHeader, 'shown')
    const key = cacheKeyOf(request)
    request.staleResponse = cache.findStale(key)
    if (request.staleResponse?.isRefreshFailing)
      return reply.send(await applyStaleResponse(request, reply, request.staleResponse))
    const version = await cache.version()
    const cached = cache.find(version, key)
    if (!cached) request.catalogueVersion = version
    else return reply.send(await applyCachedResponse(request, reply, cached))
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
    // Routes that describe their query refuse what they do not read.
    route.config.variesByQuery = route.schema?.querystring !== undefined
    // Compressed once, and kept so.
    route.compress = false
    route.onRequest = [route.onRequest ?? [], readCache].flat()
    route.onSend = [route.onSend ?? [], writeCache].flat()
  })
}

/** Tells whoever makes something of an answer that it moves with the levels of the stock. */
export const stockLevelsHeader = 'x-stock-levels'

const showsStockLevels = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.cacheDependency === 'levels'

const cacheKeyOf = ({ language, url, routeOptions }: FastifyRequest): string =>
  `${language} ${routeOptions.config.variesByQuery ? url : url.split('?', 1)[0]}`
