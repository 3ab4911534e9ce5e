import type { FastifyRequest } from 'fastify'
import type { Resource } from '#resource/resource.ts'
import { isSearchedByHeader, searchHeader } from '#resource/searchHeader.ts'
import { decodeHeader } from '#server/http/decodeHeader.ts'
import type { Row } from '../context.ts'

export const searchHeadersOf = (resource: Resource): Readonly<Record<string, object>> =>
  isSearchedByHeader(resource)
    ? {
        [searchHeader]: {
          type: 'string',
          maxLength: 600,
          description:
            'The percent-encoded search text, used instead of the query parameter `search`. A complete secret code finds its record only when it is sent in this header.',
        },
      }
    : {}

/** Returns the query of a list, including a search sent by header. */
export function requestedQuery(
  resource: Resource,
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
): Row {
  const typed = isSearchedByHeader(resource) ? decodeHeader(headers[searchHeader]) : ''
  return { ...Object(query), ...(typed && { [searchHeader]: typed }) }
}
