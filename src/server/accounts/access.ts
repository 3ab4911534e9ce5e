import type { FastifyInstance, FastifyRequest } from 'fastify'
import { holds, type Audience } from '#domain/access.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { Revocations } from './revocations.ts'
import type { Account } from './tokens.ts'

/** Who may call a route: anyone, whoever is signed in to a front, or who has a permission as well. */
export type RouteAccess =
  | 'anyone'
  | {
      readonly audience: Audience | 'any'
      readonly permission?: readonly [resource: string, verb: string]
    }

export type RouteEntry = {
  readonly method: string
  readonly url: string
  readonly access: RouteAccess
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess
  }
  interface FastifyInstance {
    /** every route of the API with who may call it */
    accessTable: RouteEntry[]
  }
}

/** The one expression that lets a request through or says why not. */
export function refusalOf(access: RouteAccess, account: Account | undefined): Refusal | undefined {
  if (access === 'anyone') return undefined
  const { audience, permission } = access
  if (!account || (audience !== 'any' && audience !== account.audience))
    return refuse('unauthenticated')
  if (!permission || holds(account.permissions, ...permission)) return undefined
  return refuse('forbidden')
}

/** Every route below says who may call it, or the server does not start. A session that was ended opens none. */
export function demandAccess(app: FastifyInstance, { isRevoked }: Revocations): void {
  const demand = (access: RouteAccess) => async (request: FastifyRequest) => {
    const { account } = request
    const refusal = refusalOf(access, account)
    if (refusal) throw refusal
    if (account && (await isRevoked(account.session))) throw refuse('unauthenticated')
  }
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    const { access } = config ?? {}
    if (!access) throw new Error(`${String(method)} ${url}: no access is declared`)
    app.accessTable.push({ method: String(method), url, access })
    if (access !== 'anyone') route.onRequest = [demand(access), route.onRequest ?? []].flat()
  })
}

export const staff = (resource: string, verb: string): RouteAccess => ({
  audience: 'cms',
  permission: [resource, verb],
})
export const signedInAnywhere: RouteAccess = { audience: 'any' }
export const shopper: RouteAccess = { audience: 'marketplace' }

export const signedIn = ({ account }: FastifyRequest): Account => {
  if (!account) throw refuse('unauthenticated')
  return account
}
