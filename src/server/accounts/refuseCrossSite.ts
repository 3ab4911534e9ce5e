import type { onRequestHookHandler } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'
import { refuse } from '#domain/problem.ts'
import { hasSessionCookie, usesCookieSession } from './sessionCookies.ts'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** What changes something and relies on a cookie comes from a page of ours, or is refused. */
export const assertSameSite: onRequestHookHandler = (request, _, done) => {
  const isAtRisk =
    !safeMethods.includes(request.method) &&
    (hasSessionCookie(request) || usesCookieSession(request))
  done(isAtRisk && isCrossSite(request.headers) ? refuse('cross_site') : undefined)
}

/** Browsers that do not yet say how the sites are related name the origin; programs do neither. */
function isCrossSite({ 'sec-fetch-site': site, origin, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined) return false
  const protocol = URL.parse(origin)?.protocol ?? ''
  return URL.parse(`${protocol}//${host}`)?.origin !== origin
}
