import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#openapi/types.gen.ts'
import { queryString } from './queryString.ts'
import { createSessionFetch } from './sessionFetch.ts'
import type { Tokens, TokenStore } from './tokenStore.ts'

export type ApiClient = Client<paths>

export type ClientOptions = {
  readonly baseUrl: string
  readonly tokens: TokenStore
  readonly language: () => string
  readonly refreshPath: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** The typed client of one front: signed, in the reader's language, without empty query values. */
export function createApiClient(options: ClientOptions): ApiClient {
  const { baseUrl, tokens, language } = options
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  return createClient<paths>({
    baseUrl,
    querySerializer: (query) => queryString({ ...query }),
    fetch: createSessionFetch({
      tokens,
      language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      fetch: send,
      refresh: (refreshToken) => refresh(send, new URL(options.refreshPath, baseUrl), refreshToken),
    }),
  })
}

type Send = (request: Request) => Promise<Response>

async function refresh(
  send: Send,
  url: URL,
  refreshToken: string,
): Promise<Tokens | 'refused' | 'unreachable'> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  })
  try {
    const response = await send(request)
    if (response.status >= 500 || response.status === 429) return 'unreachable'
    if (!response.ok) return 'refused'
    const { data }: { data: Tokens } = await response.json()
    return data
  } catch {
    return 'unreachable'
  }
}
