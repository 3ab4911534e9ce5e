import type { FastifyRequest } from 'fastify'
import type { Audience, Identity } from '#domain/access.ts'
import { refuse } from '#domain/problem.ts'

/** The person a request acts for, with its audience and session. */
export type Account = Identity & {
  readonly email: string
  readonly audience: Audience
  readonly session: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined for anonymous requests */
    account: Account | undefined
  }
}

/** Returns the signed-in account; throws `unauthenticated` without one. */
export const requireAccount = ({ account }: FastifyRequest): Account => {
  if (!account) throw refuse('unauthenticated')
  return account
}
