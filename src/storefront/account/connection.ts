import { createSessionClient, type SessionClient } from '#api/client.ts'
import { createForgottenPassword, type ForgottenPassword } from '#api/forgottenPassword.ts'
import { createMarketplaceAuth, type MarketplaceAuth } from '#api/marketplaceAuth.ts'
import {
  createPlaceDirectory,
  createRegistration,
  type PlaceDirectory,
  type Registration,
} from '#api/registration.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import { retryPolicy, retry, withTimeout } from '../data/retryPolicy.ts'

/** Everything in the account that calls the server. */
export type Connection = SessionClient & {
  readonly auth: MarketplaceAuth
  readonly forgottenPassword: ForgottenPassword
  readonly registration: Registration
  readonly places: PlaceDirectory
}

export function connectTo(baseUrl: string, tokens: TokenStore): Connection {
  const { client, renew } = createSessionClient({
    baseUrl,
    tokens,
    language: () => document.documentElement.lang,
    refreshPath: '/api/users/refresh',
    fetch: fetchWithRetry,
  })
  return {
    client,
    renew,
    auth: createMarketplaceAuth(client),
    forgottenPassword: createForgottenPassword(client),
    registration: createRegistration(client),
    places: createPlaceDirectory(client),
  }
}

/** Retries reads only, since a failed write may still have been carried out. */
function fetchWithRetry(request: Request): Promise<Response> {
  const [timeout, delays] =
    request.method === 'GET' ? [retryPolicy.timeout, retryPolicy.delays] : [writeTimeout, []]
  return withTimeout(timeout, request.signal, (signal) =>
    retry(() => fetch(request.clone(), { signal }), delays, signal),
  )
}

/** Timeout of writes, in milliseconds. Long, because a write may have to wait for other parties. */
const writeTimeout = 30_000
