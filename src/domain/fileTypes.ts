const megabyte = 1024 * 1024

/** The accepted file types with their maximum size in bytes, set by the specification or by us. */
export const fileTypes = {
  'image/png': { endings: ['.png'], largest: megabyte },
  'image/jpeg': { endings: ['.jpg', '.jpeg'], largest: megabyte },
  'application/pdf': { endings: ['.pdf'], largest: 10 * megabyte },
} as const

export type FileType = keyof typeof fileTypes

export const pdf = 'application/pdf' satisfies FileType

export const pictureTypes: readonly FileType[] = ['image/png', 'image/jpeg']

/** Types of a proof of payment: a photograph of a receipt, or a bank document. */
export const proofTypes: readonly FileType[] = [...pictureTypes, pdf]

export const isPictureType = (type: string): boolean => pictureTypes.some((each) => each === type)

/** 'image/png', 'image/jpeg' → 'png, jpeg' */
export const formatTypeNames = (types: readonly string[]): string =>
  types.map((type) => type.replace(/^.*\//, '')).join(', ')

/** The value of the `accept` attribute of a file input, with the file name extensions. */
export const acceptAttribute = (types: readonly FileType[]): string =>
  types.flatMap((type) => [...fileTypes[type].endings, type]).join(',')

/** Returns the largest size that one of the types allows, in bytes. */
export const largestFileSize = (types: readonly FileType[]): number =>
  Math.max(...types.map((type) => fileTypes[type].largest))

/** Returns why a file is refused by its type or size; used by browsers and the server. */
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
