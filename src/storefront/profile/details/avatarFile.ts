import type { ApiClient } from '#api/client.ts'
import { unwrapResponse } from '#api/unwrapResponse.ts'

/** The contract has a text where the file goes; what is sent is the form. */
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
