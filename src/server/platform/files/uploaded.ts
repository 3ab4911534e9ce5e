import type { FastifyRequest } from 'fastify'
import { isPictureType, largestOf, pdf, type FileType } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import { typeOf } from './typeOf.ts'

/** The file of a form; what is no form at all, or ends too early, is the sender's mistake. */
export async function uploaded(
  request: FastifyRequest,
  types: readonly FileType[],
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw refuse('no_file')
  const options = { throwFileSizeLimit: false, limits: { fileSize: largestOf(types) } }
  const part = await request.file(options).catch(malformed)
  if (!part) throw refuse('no_file')
  const bytes = await part.toBuffer().catch(malformed)
  if (part.file.truncated) throw refuse(tooLarge(bytes, types))
  return { name: part.filename, bytes }
}

/** In the words for what the file is; what is nothing that is taken, as the largest that would be. */
const tooLarge = (bytes: Buffer, types: readonly FileType[]) =>
  types.includes(pdf) && !isPictureType(typeOf(bytes) ?? '') ? 'pdf_too_large' : 'image_too_large'

const malformed = (error: Error): never => {
  throw refuse('malformed', { values: { reason: error.message } })
}
