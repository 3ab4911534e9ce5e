import type { MessageKey } from '#domain/messages/messages.ts'

/** What may be uploaded; the server checks again. */
const acceptedTypes = ['image/png', 'image/jpeg']
export const accept = '.png,.jpg,.jpeg,image/png,image/jpeg'
const largestUpload = 1024 * 1024

/** Why a file is refused before it is sent. */
export function uploadProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageKey | undefined {
  if (!acceptedTypes.includes(type)) return 'error.image_type'
  return size > largestUpload ? 'error.image_too_large' : undefined
}

/** 'cold-chain_01.png' → 'cold chain 01': a first title for a picture. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .replace(/[-_]+/g, ' ')
    .trim() || name
