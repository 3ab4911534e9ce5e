import { pdf } from '#domain/fileTypes.ts'
import { refuse } from '#domain/problem.ts'

/** So much of the end is searched: some programs write a few bytes behind the last line. */
const tailSize = 2048

/**
 * A PDF as it was sent: its pages cannot be written anew without changing what they say. What is cut
 * off has no table of its objects, and one that needs a password nobody here could read.
 */
export function describePdf(bytes: Buffer): { readonly type: typeof pdf; readonly bytes: Buffer } {
  const end = bytes.subarray(-tailSize).toString('latin1')
  const isWhole = /startxref\s+\d+\s+%%EOF/.test(end)
  const isUnencrypted = !/\/Encrypt\s+(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString('latin1'))
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) || !isWhole || !isUnencrypted)
    throw refuse('pdf_broken')
  return { type: pdf, bytes }
}
