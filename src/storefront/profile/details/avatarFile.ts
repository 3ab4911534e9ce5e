import type { ApiClient } from '#api/client.ts'
import { answer } from '#api/answer.ts'
import type { MessageKey } from '#domain/messages/messages.ts'

export const avatarTypes = ['image/png', 'image/jpeg'] as const

const largest = 1024 * 1024

/** What the server would refuse, said before anything is sent. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): MessageKey | undefined {
  if (!avatarTypes.some((each) => each === type)) return 'error.image_type'
  return size > largest ? 'error.image_too_large' : undefined
}

/** The contract has a text where the file goes; what is sent is the form. */
export async function uploadAvatar(client: ApiClient, file: File): Promise<void> {
  const form = new FormData()
  form.append('file', file)
  const bodySerializer = () => form
  await answer(client.POST('/api/account/avatar', { body: { file: file.name }, bodySerializer }))
}

export async function removeAvatar(client: ApiClient): Promise<void> {
  await answer(client.DELETE('/api/account/avatar'))
}
