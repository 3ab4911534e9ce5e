import type { ApiClient } from '#api/client.ts'
import { unwrapResponse } from '#api/unwrapResponse.ts'

/** Uploads the avatar. The contract declares a string body, but the file is sent as form data. */
export async function uploadAvatar(client: ApiClient, file: File): Promise<void> {
  const form = new FormData()
  form.append('file', file)
  const bodySerializer = () => form
  await unwrapResponse(
    client.POST('/api/account/avatar', { body: { file: file.name }, bodySerializer }),
  )
}

export async function removeAvatar(client: ApiClient): Promise<void> {
  await unwrapResponse(client.DELETE('/api/account/avatar'))
}
