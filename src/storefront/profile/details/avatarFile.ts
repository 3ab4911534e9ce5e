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

/** The contract has no word for a form with a file, so the request gets it on its way out. */
export async function uploadAvatar(client: ApiClient, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  const onRequest = ({ request }: { request: Request }) =>
    new Request(request, { method: 'POST', body })
  await answer(client.POST('/api/account/avatar', { middleware: [{ onRequest }] }))
}

export async function removeAvatar(client: ApiClient): Promise<void> {
  await answer(client.DELETE('/api/account/avatar'))
}
