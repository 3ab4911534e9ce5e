import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/** Scheme and host as the visitor's browser names them. What names no host is refused. */
export function originOf({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  const origin = `${protocol}://${host}`
  if (!pattern.test(origin) || !URL.canParse(origin)) {
    throw refuse('malformed', { values: { reason: 'host' } })
  }
  return origin
}

const pattern = /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
