import { pdf } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'

/** In bytes: how much of the end is searched; some programs write a little after the last line. */
const tailSize = 2048

/**
 * Checks a PDF and keeps it as uploaded, because rewriting its pages could change their content.
 * Refuses a truncated file, which has no object table, and one that needs a password. Refuses with
 * `pdf_broken`.
 */
export function describePdf(bytes: Buffer): { readonly type: typeof pdf; readonly bytes: Buffer } {
  const end = bytes.subarray(-tailSize).toString('latin1')
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(end)
  const isUnencrypted = !/\/Encrypt\s+(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || !isWhole || !isUnencrypted)
    throw refuse('pdf_broken')
  return { type: pdf, bytes }
}
