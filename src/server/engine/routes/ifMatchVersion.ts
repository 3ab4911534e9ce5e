import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/**
 * Returns the version from `If-Match: "3"`; undefined for no header or `*`. Refuses with
 * `malformed`.
 */
export function ifMatchVersion(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match']
  if (header === undefined || header === '*') return undefined
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1]
  if (version === undefined) throw refuse('malformed', { values: { reason: 'If-Match' } })
  return Number(version)
}
