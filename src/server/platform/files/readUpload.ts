import type { FastifyRequest } from 'fastify'
import { isPictureType, largestFileSize, pdf, type FileType } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'
import { detectFileType } from './detectFileType.ts'

/**
 * Reads the file of a form; a malformed or truncated form is refused as the client's error. Refuses
 * with `no_file`.
 */
export async function readUpload(
  request: FastifyRequest,
  types: readonly FileType[],
): Promise<{ name: string; bytes: Buffer }> {
  if (!request.isMultipart()) throw refuse('no_file')
  const options = { throwFileSizeLimit: false, limits: { fileSize: largestFileSize(types) } }
  const part = await request.file(options).catch(throwMalformed)
  if (!part) throw refuse('no_file')
  const bytes = await part.toBuffer().catch(throwMalformed)
  if (part.file.truncated) throw refuse(tooLargeCode(bytes, types))
  return { name: part.filename, bytes }
}

/** Returns the problem code for the file's type, or for the largest accepted one. */
const tooLargeCode = (bytes: Buffer, types: readonly FileType[]) =>
  types.includes(pdf) && !isPictureType(detectFileType(bytes) ?? '')
    ? 'pdf_too_large'
    : 'image_too_large'

const throwMalformed = (error: Error): never => {
  throw refuse('malformed', { values: { reason: error.message } })
}
