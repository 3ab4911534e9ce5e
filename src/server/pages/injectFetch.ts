import type { FastifyInstance } from 'fastify'
import { levelsHeader } from '#server/platform/cache/cachedAnswers.ts'
import { staleHeader } from '#server/platform/cache/sendKept.ts'
import type { FetchApi } from './front.ts'

/** Asks the API of this very process, without a network between. */
export const injectFetch =
  (app: FastifyInstance): FetchApi =>
  async (path, init) => {
    const headers = Object.fromEntries(new Headers(init.headers))
    const answer = await app.inject({ method: 'GET', url: path, headers })
    const passed = [levelsHeader, staleHeader].flatMap((name): [string, string][] => {
      const value = answer.headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    })
    return new Response(answer.body, { status: answer.statusCode, headers: passed })
  }
