import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaleResponse } from './catalogueCache.ts'
import type { CachedResponse } from './keptAnswer.ts'
import { encodingFor } from './compressed.ts'

/** Less than this is not worth compressing, in bytes. */
const minCompressedSize = 1024

/** An answer that held a short while ago, in place of one that cannot be worked out now. */
export function applyStaleResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { response, isFailing, markFailed }: StaleResponse,
): Promise<Buffer | null> {
  if (!isFailing) markFailed()
  reply.code(200).header(staleHeader, 'shop; hit; detail=stale-if-error')
  return applyCachedResponse(request, reply, response)
}

/** Tells whoever makes something of an answer that it is one of before. */
export const staleHeader = 'cache-status'

/** The bytes of an answer for this reader, its headers set; none where the reader has it already. */
export async function applyCachedResponse(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
): Promise<Buffer | null> {
  reply.type(kept.type).header('etag', kept.etag)
  if (headers['if-none-match'] === kept.etag) {
    reply.code(304)
    return null
  }
  const encoding =
    kept.body.length < minCompressedSize ? undefined : encodingFor(headers['accept-encoding'])
  if (!encoding) return kept.body
  reply.header('content-encoding', encoding)
  return kept.encode(encoding)
}
