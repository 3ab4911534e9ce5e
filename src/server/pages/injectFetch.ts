import type { FastifyInstance } from 'fastify'
import { levelsHeader } from '../cache/cachedAnswers.ts'
import type { FetchApi } from './front.ts'

/** Asks the API of this very process, without a network between. */
export const injectFetch =
  (app: FastifyInstance): FetchApi =>
  async (path, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer = await app.inject({ method: 'GET', url: path, headers })
    const levels = answer.headers[levelsHeader]
    return new Response(answer.body, {
      status: answer.statusCode,
      ...(levels === undefined ? {} : { headers: { [levelsHeader]: String(levels) } }),
    })
  }
