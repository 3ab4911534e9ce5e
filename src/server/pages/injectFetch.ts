import type { FastifyInstance } from 'fastify'
import type { FetchApi } from './front.ts'

/** Creates a fetch function that calls the API of this process without the network. */
export const createInjectFetch =
  (app: FastifyInstance): FetchApi =>
  async (path, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const response = await app.inject({ method: 'GET', url: path, headers })
    const { statusCode: status, body } = response
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: { has: (name) => response.headers[name] !== undefined },
      json: async () => JSON.parse(body),
    }
  }
