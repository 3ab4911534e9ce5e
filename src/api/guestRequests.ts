import type { components, paths } from '#openapi/types.gen.ts'
import { answer, answered } from './answer.ts'
import type { ApiClient } from './client.ts'
import { botHeader } from './marketplaceAuth.ts'
import { sessionHeader } from './renewal.ts'

const one = '/api/marketplace-customer/guest-requests/{id}'

type Counter = paths['/api/marketplace-customer/guest-requests/{id}/counter']['post']
type WishedLines = Counter['requestBody']['content']['application/json']['lines']

type Opened = {
  readonly request: components['schemas']['Requests']
  readonly story: readonly { readonly kind: string; readonly at: string }[]
  /** whether whoever is signed in has it in their account too */
  readonly isOwn: boolean
  /** when it was read */
  readonly at: string
}

export type GuestRequests = {
  open(id: string): Promise<Opened>
  write(id: string, message: string): Promise<void>
  counter(id: string, round: number, message: string, lines: WishedLines): Promise<void>
  decline(id: string, declineReason: string): Promise<void>
}

/** A request by the secret of its link; without one, by the cookie that its first opening left. */
export function createGuestRequests(client: ApiClient, secret: string | undefined): GuestRequests {
  const header = { ...sessionHeader, ...(secret && { 'x-request-link': secret }) }
  const of = (id: string) => ({ path: { id }, header })
  return {
    async open(id) {
      const { data } = await answered(client.POST(`${one}/open`, { params: of(id) }))
      const story = await answered(client.GET(`${one}/timeline`, { params: of(id) }))
      return { ...data, story: story.data ?? [], at: new Date().toISOString() }
    },
    async write(id, message) {
      await answer(client.POST(`${one}/message`, { params: of(id), body: { message } }))
    },
    async counter(id, round, message, lines) {
      const body = { round, message, lines }
      await answer(client.POST(`${one}/counter`, { params: of(id), body }))
    },
    async decline(id, declineReason) {
      await answer(client.POST(`${one}/decline`, { params: of(id), body: { declineReason } }))
    },
  }
}

/** Has a new link mailed to whoever sent the request, and says how many days it works. */
export async function mailRequestLink(
  client: ApiClient,
  { id, email }: { readonly id: string; readonly email: string },
  botCheck: string | undefined,
): Promise<number> {
  const params = { path: { id }, header: botHeader(botCheck) }
  const { data } = await answered(client.POST(`${one}/link`, { params, body: { email } }))
  return data.days
}
