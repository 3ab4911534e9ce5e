import type { FastifyRequest } from 'fastify'
import type { Audience, Identity } from '#domain/access.ts'
import { refuse } from '#domain/problem.ts'

/** Who a request acts for, through which front and in which session. */
export type Account = Identity & {
  readonly email: string
  readonly audience: Audience
  readonly session: string
}

declare module 'fastify' {
  interface FastifyRequest {
    /** undefined: nobody is signed in */
    account: Account | undefined
  }
}

/** Whoever is signed in; refuses with `unauthenticated` where nobody is. */
export const requireAccount = ({ account }: FastifyRequest): Account => {
  if (!account) throw refuse('unauthenticated')
  return account
}
