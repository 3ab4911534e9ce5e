import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import type { Authority } from './authority.ts'
import type { Tokens } from './sessions/tokens.ts'

/**
 * Sets the account of a request from its bearer token; throws `unauthenticated` for an invalid one.
 */
export const authenticate =
  (tokens: Tokens, authority: Authority) =>
  async (request: FastifyRequest): Promise<void> => {
    const [scheme, token] = (request.headers.authorization ?? '').split(' ')
    if (scheme?.toLowerCase() !== 'bearer' || !token) return
    const claims = tokens.verify(token)
    request.account = claims && (await authority.accountOf(claims))
    // A client that signs in again may still send its expired token.
    const isSigningIn = request.method === 'POST' && request.routeOptions.config.access === 'anyone'
    if (!request.account && !isSigningIn) throw refuse('unauthenticated')
  }
