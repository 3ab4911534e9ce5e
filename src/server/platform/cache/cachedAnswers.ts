import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogueCache, StaleResponse } from './catalogueCache.ts'
import { applyCachedResponse, applyStaleResponse } from './sendKept.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the answer depends on the address, the language and the catalogue, and on levels of stock where it says so */
    readonly cached?: 'catalogue' | 'levels'
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
    if (showsLevels(request)) reply.header(levelsHeader, 'shown')
    const key = keyOf(request)
    request.staleResponse = cache.findStale(key)
    if (request.staleResponse?.isFailing)
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
    const response = { type, text: payload, showsLevels: showsLevels(request) }
    return applyCachedResponse(request, reply, cache.keep(version, keyOf(request), response))
  }

  api.addHook('onRoute', (route) => {
    if (!route.config?.cached) return
    // Routes that describe their query refuse what they do not read.
    route.config.variesByQuery = route.schema?.querystring !== undefined
    // Compressed once, and kept so.
    route.compress = false
    route.onRequest = [route.onRequest ?? [], readCache].flat()
    route.onSend = [route.onSend ?? [], writeCache].flat()
  })
}

/** Tells whoever makes something of an answer that it moves with the levels of the stock. */
export const levelsHeader = 'x-stock-levels'

const showsLevels = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.cached === 'levels'

const keyOf = ({ language, url, routeOptions }: FastifyRequest): string =>
  `${language} ${routeOptions.config.variesByQuery ? url : url.split('?', 1)[0]}`
