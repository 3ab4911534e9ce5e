import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/**
 * Returns scheme and host as the visitor's browser sees them, for when no URL is configured. Throws
 * on an invalid host; `x-forwarded-host` is ignored, because most proxies pass on what a visitor
 * sends. Refuses with `malformed`.
 */
export function originOf({ protocol, headers }: Pick<FastifyRequest, 'protocol' | 'headers'>) {
  const origin = `${protocol}://${headers.host ?? ''}`
  if (!originPattern.test(origin) || !URL.canParse(origin)) {
    throw refuse('malformed', { values: { reason: 'host' } })
  }
  return origin
}

const originPattern = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
