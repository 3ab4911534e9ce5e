import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Authority } from './authority.ts'
import type { Tokens } from './tokens.ts'

/** Finds who a request acts for by its bearer token; a token that is no longer good refuses it. */
export const authenticate =
  (tokens: Tokens, authority: Authority) =>
  async (request: FastifyRequest): Promise<void> => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return
    const claims = tokens.verify(token)
    request.account = claims && (await authority.accountOf(claims))
    // Whoever signs in anew may still carry the token that has run out.
    const isSigningIn = request.method === 'POST' && request.routeOptions.config.access === 'anyone'
    if (!request.account && !isSigningIn) throw refuse('unauthenticated')
  }
