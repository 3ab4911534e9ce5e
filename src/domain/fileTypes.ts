const megabyte = 1024 * 1024

/** What may be uploaded: by its content, with the size that the specification or we allow, in bytes. */
export const fileTypes = {
  'image/png': { endings: ['.png'], largest: megabyte },
  'image/jpeg': { endings: ['.jpg', '.jpeg'], largest: megabyte },
  'application/pdf': { endings: ['.pdf'], largest: 10 * megabyte },
} as const

export type FileType = keyof typeof fileTypes

export const pdf = 'application/pdf' satisfies FileType

export const pictureTypes: readonly FileType[] = ['image/png', 'image/jpeg']

/** What shows that money was sent: a photograph of a receipt, or the document of a bank. */
export const proofTypes: readonly FileType[] = [...pictureTypes, pdf]

export const isPictureType = (type: string): boolean => pictureTypes.some((each) => each === type)

/** 'png, jpeg' */
export const formatTypeNames = (types: readonly string[]): string =>
  types.map((type) => type.replace(/^.*\//, '')).join(', ')

/** The types as a file chooser takes them, with the endings that go with them. */
export const acceptAttribute = (types: readonly FileType[]): string =>
  types.flatMap((type) => [...fileTypes[type].endings, type]).join(',')

/** The largest that one of these types may be. */
export const maxFileSize = (types: readonly FileType[]): number =>
  Math.max(...types.map((type) => fileTypes[type].largest))

/** Why a file is refused by what it is, whoever looks first. */
export function fileProblem(
  { type, size }: { readonly type: string | undefined; readonly size: number },
  accepted: readonly FileType[] = pictureTypes,
): FileProblem | undefined {
  const matchingType = accepted.find((each) => each === type)
  if (matchingType && size <= fileTypes[matchingType].largest) return undefined
  if (matchingType) return { code: matchingType === pdf ? 'pdf_too_large' : 'image_too_large' }
  return accepted.includes(pdf)
    ? { code: 'file_type', values: { types: formatTypeNames(accepted) } }
    : { code: 'image_type' }
}

type FileProblem = {
  readonly code: 'file_type' | 'image_type' | 'pdf_too_large' | 'image_too_large'
  readonly values?: { readonly types: string }
}
