import type { paths } from '#openapi/types.gen.ts'
import { unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { botHeader } from './marketplaceAuth.ts'

type Post = paths['/api/marketplace-customer/requests']['post']

/** An inquiry or a request for a quote. */
export type RequestInput = Post['requestBody']['content']['application/json']

export type SubmittedRequest = {
  readonly id: string
  readonly number: string
  /** the address that the emailed link must confirm; empty if none needs confirmation */
  readonly unconfirmedEmail: string
}

export async function submitRequest(
  client: ApiClient,
  body: RequestInput,
  botCheck: string | undefined,
): Promise<SubmittedRequest> {
  const headers = botHeader(botCheck)
  const { data } = await unwrapBody(
    client.POST('/api/marketplace-customer/requests', { body, headers }),
  )
  const unconfirmedEmail = data.emailConfirmation === 'waiting' ? (data.email ?? '') : ''
  return { id: data._id, number: data.number ?? '', unconfirmedEmail }
}
