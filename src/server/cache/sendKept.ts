import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kept } from './keptAnswer.ts'
import { encodingFor } from './compressed.ts'

/** Less than this is not worth compressing, in bytes. */
const worthwhile = 1024

/** The bytes of an answer for this reader, its headers set; none where the reader has it already. */
export async function bodyFor(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
): Promise<Buffer | null> {
  reply.type(kept.type).header('etag', kept.etag)
  if (headers['if-none-match'] === kept.etag) {
    reply.code(304)
    return null
  }
  const encoding =
    kept.body.length < worthwhile ? undefined : encodingFor(headers['accept-encoding'])
  if (!encoding) return kept.body
  reply.header('content-encoding', encoding)
  return kept.encoded(encoding)
}
