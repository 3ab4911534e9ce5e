import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#openapi/types.gen.ts'
import { queryString } from './queryString.ts'
import type { ResourcePaths } from './resourcePaths.ts'
import { createRenewal, type RenewSession } from './renewal.ts'
import { createSessionFetch } from './sessionFetch.ts'
import type { TokenStore } from './tokenStore.ts'

export type ApiClient = Client<paths & ResourcePaths>

export type ClientOptions = {
  readonly baseUrl: string
  readonly tokens: TokenStore
  readonly language: () => string
  readonly refreshPath: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The API client of one audience, and the function that renews its access token. */
export type SessionClient = { readonly client: ApiClient; readonly renew: RenewSession }

/**
 * Creates the typed client of one audience. It signs requests, sends the user's language and omits
 * empty query values.
 */
export function createSessionClient(options: ClientOptions): SessionClient {
  const { baseUrl, tokens, language, refreshPath } = options
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const renew = createRenewal({ url: new URL(refreshPath, baseUrl), tokens, language, fetch })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const client = createClient<paths & ResourcePaths>({
    baseUrl,
    querySerializer: (query) => queryString({ ...query }),
    fetch: createSessionFetch({ tokens, language, timeZone, fetch, renew }),
  })
  return { client, renew }
}
