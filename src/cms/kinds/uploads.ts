import type { MessageKey, MessageValues } from '#domain/messages/messages.ts'

/** What may be uploaded; the server checks again. */
export const acceptedTypes: readonly string[] = ['image/png', 'image/jpeg']
const largestUpload = 1024 * 1024

/** The types as a file chooser takes them, with the endings that go with them. */
export const acceptOf = (types: readonly string[]): string =>
  types.flatMap((type) => [...(endings[type] ?? []), type]).join(',')

const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
}

/** 'png, jpeg' */
export const typeNames = (types: readonly string[]): string =>
  types.map((type) => type.replace(/^.*\//, '')).join(', ')

type Problem = { readonly key: MessageKey; readonly values?: MessageValues }

/** Why a file is refused before it is sent. */
export function uploadProblem(
  { type, size }: Pick<File, 'type' | 'size'>,
  { types = acceptedTypes, field = '' }: UploadRules = {},
): Problem | undefined {
  if (!acceptedTypes.includes(type)) return { key: 'error.image_type' }
  if (!types.includes(type))
    return { key: 'field.fileType', values: { field, types: typeNames(types) } }
  return size > largestUpload ? { key: 'error.image_too_large' } : undefined
}

/** Which types a field takes, and what it is called. */
export type UploadRules = { readonly types?: readonly string[]; readonly field?: string }

/** 'cold-chain_01.png' → 'cold chain 01': a first title for a picture. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim() || name
