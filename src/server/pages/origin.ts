import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/**
 * Scheme and host as the visitor's browser names them, where no configuration says it. What names no
 * host is refused; `x-forwarded-host` is not asked, since most proxies pass on what a visitor claims.
 */
export function originOf({ protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>) {
  const origin = `${protocol}://${headers.host ?? ''}`
  if (!originPattern.test(origin) || !URL.canParse(origin)) {
    throw refuse('malformed', { values: { reason: 'host' } })
  }
  return origin
}

const originPattern = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
