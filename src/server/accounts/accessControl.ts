import type { FastifyInstance, onRequestHookHandler, onSendHookHandler } from 'fastify'
import { missingPermissions, hasPermission } from '#domain/access.ts'
import { refuse, type Refusal } from '#domain/problem.ts'
import type { Account } from '#server/http/requestAccount.ts'
import type { RouteAccess } from '#server/http/routeAccess.ts'
import type { Authority } from './authority.ts'

/**
 * Returns why a request may not call a route with this access; undefined: it may. Refuses with
 * `unauthenticated` or `forbidden`.
 */
export function accessRefusal(
  access: RouteAccess,
  account: Account | undefined,
): Refusal | undefined {
  if (access === 'anyone') return undefined
  const { audience, permission, anyOf = permission && [permission] } = access
  if (!account || (audience !== 'any' && audience !== account.audience))
    return refuse('unauthenticated')
  if (!anyOf || anyOf.some((each) => hasPermission(account.permissions, ...each))) return undefined
  return refuse('forbidden')
}

/** Enforces the declared access of every route; throws at startup if a route declares none. */
export function registerAccessControl(
  app: FastifyInstance,
  { accountOf, recheck }: Authority,
): void {
  const assertAccess =
    (access: RouteAccess): onRequestHookHandler =>
    (request, _, done) =>
      done(accessRefusal(access, request.account))
  // A change of rights made through this process takes effect with the very next request.
  const recheckAfter: onSendHookHandler = (_, __, payload, done) => {
    recheck()
    done(null, payload)
  }
  app.decorate('assertStillAuthorized', async ({ account, routeOptions }) => {
    const currentAccount = account && (await accountOf(account))
    const refusal = accessRefusal(routeOptions.config.access ?? 'anyone', currentAccount)
    if (refusal) throw refusal
    if (account && !(currentAccount && hasSameAccess(currentAccount, account)))
      throw refuse('forbidden')
  })
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route
    const { access } = config ?? {}
    if (!access) throw new Error(`${String(method)} ${url}: no access is declared`)
    app.accessTable.push({ method: String(method), url, access })
    if (method !== 'GET' && !config?.keepsRights)
      route.onSend = [route.onSend ?? [], recheckAfter].flat()
    if (access !== 'anyone') route.onRequest = [assertAccess(access), route.onRequest ?? []].flat()
  })
}

const hasSameAccess = (now: Account, before: Account): boolean =>
  now.company === before.company &&
  now.tenant === before.tenant &&
  missingPermissions(now.permissions, before.permissions).length === 0
