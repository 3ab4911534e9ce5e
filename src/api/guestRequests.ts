import type { components, paths } from '#openapi/types.gen.ts'
import { unwrapResponse, unwrapBody } from './unwrapResponse.ts'
import type { ApiClient } from './client.ts'
import { botHeader } from './marketplaceAuth.ts'
import { sessionHeader } from './renewal.ts'

type CounterOperation = paths['/api/marketplace-customer/guest-requests/{id}/counter']['post']
type CounterLines = CounterOperation['requestBody']['content']['application/json']['lines']

type GuestRequest = {
  readonly request: components['schemas']['Requests']
  readonly activity: readonly { readonly kind: string; readonly at: string }[]
  /** whether the request also belongs to the signed-in user's account */
  readonly isOwn: boolean
  /** ISO timestamp of the read */
  readonly readAt: string
}

export type GuestRequests = {
  open(id: string): Promise<GuestRequest>
  write(id: string, message: string): Promise<void>
  counter(id: string, round: number, message: string, lines: CounterLines): Promise<void>
  decline(id: string, declineReason: string): Promise<void>
}

/** Authenticates with the link's secret, or with the cookie set when it was first opened. */
export function createGuestRequests(client: ApiClient, secret: string | undefined): GuestRequests {
  const header = { ...sessionHeader, ...(secret && { 'x-request-link': secret }) }
  const paramsOf = (id: string) => ({ path: { id }, header })
  return {
    async open(id) {
      const { data } = await unwrapBody(
        client.POST('/api/marketplace-customer/guest-requests/{id}/open', { params: paramsOf(id) }),
      )
      const activity = await unwrapBody(
        client.GET('/api/marketplace-customer/guest-requests/{id}/timeline', {
          params: paramsOf(id),
        }),
      )
      return { ...data, activity: activity.data ?? [], readAt: new Date().toISOString() }
    },
    async write(id, message) {
      await unwrapResponse(
        client.POST('/api/marketplace-customer/guest-requests/{id}/message', {
          params: paramsOf(id),
          body: { message },
        }),
      )
    },
    async counter(id, round, message, lines) {
      const body = { round, message, lines }
      await unwrapResponse(
        client.POST('/api/marketplace-customer/guest-requests/{id}/counter', {
          params: paramsOf(id),
          body,
        }),
      )
    },
    async decline(id, declineReason) {
      await unwrapResponse(
        client.POST('/api/marketplace-customer/guest-requests/{id}/decline', {
          params: paramsOf(id),
          body: { declineReason },
        }),
      )
    },
  }
}

/** Emails a new link to the sender of the request and returns how many days it is valid. */
export async function mailRequestLink(
  client: ApiClient,
  { id, email }: { readonly id: string; readonly email: string },
  botCheck: string | undefined,
): Promise<number> {
  const params = { path: { id }, header: botHeader(botCheck) }
  const { data } = await unwrapBody(
    client.POST('/api/marketplace-customer/guest-requests/{id}/link', { params, body: { email } }),
  )
  return data.days
}
