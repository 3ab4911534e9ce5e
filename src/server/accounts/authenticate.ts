import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'
import { may, type Account, type Tokens } from './tokens.ts'

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
    done(request.account ? undefined : refuse('unauthenticated'))
  }

export const signedIn = (request: FastifyRequest): Account => {
  if (!request.account) throw refuse('unauthenticated')
  return request.account
}

/** Lets a request through only with a permission such as `products:update`. */
export const demand =
  (permission: string) =>
  async (request: FastifyRequest): Promise<void> => {
    if (!may(signedIn(request), permission)) throw refuse('forbidden')
  }
