import type { FastifyRequest } from 'fastify'
import { refuse } from '#domain/problem.ts'

/** The file of a form; what is no form at all, or ends too early, is the sender's mistake. */
export async function uploaded(request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw refuse('no_file')
  const part = await request.file({ throwFileSizeLimit: false }).catch(malformed)
  if (!part) throw refuse('no_file')
  const bytes = await part.toBuffer().catch(malformed)
  if (part.file.truncated) throw refuse('image_too_large')
  return { name: part.filename, bytes }
}

const malformed = (error: Error): never => {
  throw refuse('malformed', { values: { reason: error.message } })
}
