import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaleResponse } from './catalogueCache.ts'
import type { CachedResponse } from './cachedResponse.ts'
import { encodingFor } from './compress.ts'

/** Less than this is not worth compressing, in bytes. */
const minCompressedSize = 1024

/** An answer that held a short while ago, in place of one that cannot be worked out now. */
export function applyStaleResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isRefreshFailing, markFailed }: StaleResponse,
): Promise<Buffer | null> {
  if (!isRefreshFailing) markFailed()
  reply.code(200).header(cacheStatusHeader, 'shop; hit; detail=stale-if-error')
  return applyCachedResponse(request, reply, response)
}

/** Tells whoever makes something of an answer that it is one of before. */
export const cacheStatusHeader = 'cache-status'

/** The bytes of an answer for this reader, its headers set; none where the reader has it already. */
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
