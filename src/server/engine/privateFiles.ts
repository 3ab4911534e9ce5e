import { isPrivateFile } from '#resource/kinds/file.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Resource } from '#resource/resource.ts'
import type { Behaviour } from './behaviour.ts'
import type { Context, Row } from './context.ts'

/** The address of a file that not everybody may read, for whoever is told of it. */
export type SignFile = (id: string) => string

/** Whoever may read a record gets addresses that open its private files for a while; the public does not. */
export function withPrivateFiles(
  resource: Resource,
  present: Behaviour['present'],
  sign: SignFile,
): Behaviour['present'] {
  const fields = resource.fields.filter(isPrivateFile)
  if (!fields.length) return present
  return (record: Row, context: Context): Row => {
    const signed = { ...record }
    for (const { name } of context.isPublic ? [] : fields)
      if (name in record) signed[name] = withSignedUrl(record[name], sign)
    return present ? present(signed, context) : signed
  }
}

/** The facts of a file, with the address that opens it. */
export const withSignedUrl = (file: unknown, sign: SignFile): unknown =>
  isRecord(file) && typeof file['_id'] === 'string' ? { ...file, url: sign(file['_id']) } : file
