import { createApiClient, type ApiClient } from '#api/client.ts'
import { createForgottenPassword, type ForgottenPassword } from '#api/forgottenPassword.ts'
import { createMarketplaceAuth, type MarketplaceAuth } from '#api/marketplaceAuth.ts'
import {
  createPlaces,
  createRegistration,
  type Places,
  type Registration,
} from '#api/registration.ts'
import type { TokenStore } from '#api/tokenStore.ts'

/** Everything of the account that talks to the server. */
export type Connection = {
  readonly client: ApiClient
  readonly auth: MarketplaceAuth
  readonly forgotten: ForgottenPassword
  readonly registration: Registration
  readonly places: Places
}

export function connectTo(baseUrl: string, tokens: TokenStore): Connection {
  const client = createApiClient({
    baseUrl,
    tokens,
    language: () => document.documentElement.lang,
    refreshPath: '/api/users/refresh',
  })
  return {
    client,
    auth: createMarketplaceAuth(client),
    forgotten: createForgottenPassword(client),
    registration: createRegistration(client),
    places: createPlaces(client),
  }
}
