import { isPrivateFile } from '#resource/kinds/file.ts'
import { isRecord } from '#resource/kinds/kind.ts'
import type { Resource } from '#resource/resource.ts'
import type { Behaviour } from './behaviour.ts'
import type { Context, Row } from './context.ts'

export type SignFile = (id: string) => string

/**
 * Adds temporary URLs of private files to the records of authorised readers, but not of the public.
 */
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

export const withSignedUrl = (file: unknown, sign: SignFile): unknown =>
  isRecord(file) && typeof file['_id'] === 'string' ? { ...file, url: sign(file['_id']) } : file
