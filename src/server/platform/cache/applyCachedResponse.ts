import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaleResponse } from './catalogueCache.ts'
import type { CachedResponse } from './cachedResponse.ts'
import { encodingFor } from './compress.ts'

/** In bytes; compressing smaller responses is not worth it. */
const minCompressedSize = 1024

/** Sends a recent response in place of one that cannot be computed now. */
export function applyStaleResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isRefreshFailing, markFailed }: StaleResponse,
): Promise<Buffer | null> {
  if (!isRefreshFailing) markFailed()
  reply.code(200).header(cacheStatusHeader, 'shop; hit; detail=stale-if-error')
  return applyCachedResponse(request, reply, response)
}

/** Set on stale responses, so that consumers can tell. */
export const cacheStatusHeader = 'cache-status'

/** Sets the response headers and returns the body, or none if the client has it already. */
export async function applyCachedResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  cachedResponse: CachedResponse,
): Promise<Buffer | null> {
  reply.type(cachedResponse.type).header('etag', cachedResponse.etag)
  if (headers['if-none-match'] === cachedResponse.etag) {
    reply.code(304)
    return null
  }
  const encoding =
    cachedResponse.body.length < minCompressedSize
      ? undefined
      : encodingFor(headers['accept-encoding'])
  if (!encoding) return cachedResponse.body
  reply.header('content-encoding', encoding)
  return cachedResponse.encode(encoding)
}
