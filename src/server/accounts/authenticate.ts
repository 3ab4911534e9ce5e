import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Account, Tokens } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | undefined
  }
}

/** Reads the bearer token of a request; a token that is no longer good refuses it. */
export const authenticate =
  (tokens: Tokens) =>
  (request: FastifyRequest, _: FastifyReply, done: (error?: Error) => void): void => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return done()
    request.account = tokens.verify(token)
    // Whoever signs in anew may still carry the token that has run out.
    const entering = request.method === 'POST' && request.routeOptions.config.access === 'anyone'
    done(request.account || entering ? undefined : refuse('unauthenticated'))
  }
