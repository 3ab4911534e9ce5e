import type { FastifyInstance } from 'fastify'
import { stockLevelsHeader } from '#server/platform/cache/responseCache.ts'
import { cacheStatusHeader } from '#server/platform/cache/applyCachedResponse.ts'
import type { FetchApi } from './front.ts'

/** Creates a fetch function that calls the API of this process without the network. */
export const createInjectFetch =
  (app: FastifyInstance): FetchApi =>
  async (path, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const response = await app.inject({ method: 'GET', url: path, headers })
    const forwardedHeaders = [stockLevelsHeader, cacheStatusHeader].flatMap(
      (name): [string, string][] => {
        const value = response.headers[name]
        return value === undefined ? [] : [[name, String(value)]]
      },
    )
    return new Response(response.body, { status: response.statusCode, headers: forwardedHeaders })
  }
