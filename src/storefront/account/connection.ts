import { createSessionClient, type SessionClient } from '#api/client.ts'
import { createForgottenPassword, type ForgottenPassword } from '#api/forgottenPassword.ts'
import { createMarketplaceAuth, type MarketplaceAuth } from '#api/marketplaceAuth.ts'
import {
  createPlaces,
  createRegistration,
  type Places,
  type Registration,
} from '#api/registration.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import { patience, repeated, within } from '../data/patience.ts'

/** Everything of the account that talks to the server. */
export type Connection = SessionClient & {
  readonly auth: MarketplaceAuth
  readonly forgotten: ForgottenPassword
  readonly registration: Registration
  readonly places: Places
}

export function connectTo(baseUrl: string, tokens: TokenStore): Connection {
  const { client, renew } = createSessionClient({
    baseUrl,
    tokens,
    language: () => document.documentElement.lang,
    refreshPath: '/api/users/refresh',
    fetch: sendPatiently,
  })
  return {
    client,
    renew,
    auth: createMarketplaceAuth(client),
    forgotten: createForgottenPassword(client),
    registration: createRegistration(client),
    places: createPlaces(client),
  }
}

/** What only reads is tried again; of what writes nobody knows whether it was done. */
function sendPatiently(request: Request): Promise<Response> {
  const [limit, pauses] =
    request.method === 'GET' ? [patience.limit, patience.pauses] : [writing, []]
  return within(limit, request.signal, (signal) =>
    repeated(() => fetch(request.clone(), { signal }), pauses, signal),
  )
}

/** How long something may take to be done, in milliseconds: others may have to agree. */
const writing = 30_000
