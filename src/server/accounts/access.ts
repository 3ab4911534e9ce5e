import type {
  FastifyInstance,
  FastifyRequest,
  onRequestHookHandler,
  onSendHookHandler,
} from 'fastify'
import { beyond, holds, type Audience } from '#domain/access.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { Authority } from './authority.ts'
import type { Account } from './tokens.ts'

type Permission = readonly [resource: string, verb: string]

/** Who may call a route: anyone, whoever is signed in to a front, or who has a permission, or one of several, as well. */
export type RouteAccess =
  | 'anyone'
  | {
      readonly audience: Audience | 'any'
      readonly permission?: Permission
      readonly anyOf?: readonly Permission[]
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
    /** Ends an answer that takes longer than the rights lasted with which it was begun. */
    demandStill: (request: FastifyRequest) => Promise<void>
  }
}

/** The one expression that lets a request through or says why not. */
export function refusalOf(access: RouteAccess, account: Account | undefined): Refusal | undefined {
  if (access === 'anyone') return undefined
  const { audience, permission, anyOf = permission && [permission] } = access
  if (!account || (audience !== 'any' && audience !== account.audience))
    return refuse('unauthenticated')
  if (!anyOf || anyOf.some((each) => holds(account.permissions, ...each))) return undefined
  return refuse('forbidden')
}

/** Every route below says who may call it, or the server does not start. */
export function demandAccess(app: FastifyInstance, { accountOf, recheck }: Authority): void {
  const demand =
    (access: RouteAccess): onRequestHookHandler =>
    (request, _, done) =>
      done(refusalOf(access, request.account))
  // Whoever hears that a right was taken away may try at once whether it is.
  const follow: onSendHookHandler = (_, __, payload, done) => {
    recheck()
    done(null, payload)
  }
  app.decorate('demandStill', async ({ account, routeOptions }) => {
    const now = account && (await accountOf(account))
    const refusal = refusalOf(routeOptions.config.access ?? 'anyone', now)
    if (refusal) throw refusal
    if (account && !(now && isAsGood(now, account))) throw refuse('forbidden')
  })
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    const { access } = config ?? {}
    if (!access) throw new Error(`${String(method)} ${url}: no access is declared`)
    app.accessTable.push({ method: String(method), url, access })
    if (method !== 'GET' && method !== 'HEAD') route.onSend = [route.onSend ?? [], follow].flat()
    if (access !== 'anyone') route.onRequest = [demand(access), route.onRequest ?? []].flat()
  })
}

const isAsGood = (now: Account, before: Account): boolean =>
  now.company === before.company &&
  now.tenant === before.tenant &&
  beyond(now.permissions, before.permissions).length === 0

export const staff = (resource: string, verb: string): RouteAccess => ({
  audience: 'cms',
  permission: [resource, verb],
})
export const staffWithAny = (anyOf: readonly Permission[]): RouteAccess => ({
  audience: 'cms',
  anyOf,
})
export const signedInAnywhere: RouteAccess = { audience: 'any' }
export const shopper: RouteAccess = { audience: 'marketplace' }

export const signedIn = ({ account }: FastifyRequest): Account => {
  if (!account) throw refuse('unauthenticated')
  return account
}
