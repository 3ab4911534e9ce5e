import type { FastifyRequest } from 'fastify'
import { isPictureType, maxFileSize, pdf, type FileType } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import { detectFileType } from './detectFileType.ts'

/** The file of a form; what is no form at all, or ends too early, is the sender's mistake. */
export async function readUpload(
  request: FastifyRequest,
  types: readonly FileType[],
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw refuse('no_file')
  const options = { throwFileSizeLimit: false, limits: { fileSize: maxFileSize(types) } }
  const part = await request.file(options).catch(throwMalformed)
  if (!part) throw refuse('no_file')
  const bytes = await part.toBuffer().catch(throwMalformed)
  if (part.file.truncated) throw refuse(tooLargeCode(bytes, types))
  return { name: part.filename, bytes }
}

/** In the words for what the file is; what is nothing that is taken, as the largest that would be. */
const tooLargeCode = (bytes: Buffer, types: readonly FileType[]) =>
  types.includes(pdf) && !isPictureType(detectFileType(bytes) ?? '')
    ? 'pdf_too_large'
    : 'image_too_large'

const throwMalformed = (error: Error): never => {
  throw refuse('malformed', { values: { reason: error.message } })
}
