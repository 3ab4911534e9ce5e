import {
  fileProblem,
  fileTypes,
  pictureTypes,
  formatTypeNames,
  type FileType,
} from '#domain/fileTypes.ts'
import type { MessageKey, MessageValues } from '#domain/messages/messages.ts'

type UploadProblem = { readonly key: MessageKey; readonly values?: MessageValues }

/** Returns why a file is refused before the upload; the server checks it again. */
export function uploadProblem(
  file: Pick<File, 'type' | 'size'>,
  { types = pictureTypes, field = '' }: UploadRules = {},
): UploadProblem | undefined {
  const isOtherType = !types.some((type) => type === file.type)
  if (isOtherType && field && Object.hasOwn(fileTypes, file.type))
    return { key: 'field.fileType', values: { field, types: formatTypeNames(types) } }
  const problem = fileProblem(file, types)
  return (
    problem && { key: `error.${problem.code}`, ...(problem.values && { values: problem.values }) }
  )
}

/** The types that a field accepts, and its name. */
export type UploadRules = { readonly types?: readonly FileType[]; readonly field?: string }

/** 'cold-chain_01.png' → 'cold chain 01': a first title for a picture. */
export const titleFromFileName = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim() || name
