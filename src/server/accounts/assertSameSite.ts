import type { onRequestHookHandler } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '#domain/problem.ts'
import { hasSessionCookie, usesCookieSession } from './sessions/sessionCookies.ts'

const safeMethods = ['GET', 'OPTIONS']

/**
 * Refuses unsafe requests that rely on a cookie unless they come from our own pages. Refuses with
 * `cross_site`.
 */
export const assertSameSite: onRequestHookHandler = (request, _, done) => {
  const isAtRisk =
    !safeMethods.includes(request.method) &&
    (hasSessionCookie(request) || usesCookieSession(request))
  done(isAtRisk && isCrossSite(request.headers) ? refuse('cross_site') : undefined)
}

/** Older browsers without `sec-fetch-site` send the origin; other clients send neither. */
function isCrossSite({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined) return false
  const protocol = URL.parse(origin)?.protocol ?? ''
  return URL.parse(`${protocol}//${host}`)?.origin !== origin
}
