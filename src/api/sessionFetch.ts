import type { RenewSession } from './renewal.ts'
import type { TokenStore } from './tokenStore.ts'

export type SessionOptions = {
  readonly tokens: TokenStore
  readonly language: () => string
  readonly timeZone: string
  readonly renew: RenewSession
  readonly fetch: (request: Request) => Promise<Response>
}

/** Creates a fetch that signs its requests. After a 401 it renews the token and retries once. */
export function createSessionFetch(
  options: SessionOptions,
): (request: Request) => Promise<Response> {
  const { tokens, fetch, renew } = options
  return async (request) => {
    // A newly opened page has no access token yet.
    if (!tokens.read() && tokens.userId()) await renew()
    const sentToken = tokens.read()
    // A body can be read only once, so the request is cloned before it is sent.
    const retryRequest = sentToken ? request.clone() : undefined
    const response = await fetch(signRequest(request, options))
    if (response.status !== 401 || !retryRequest) return response
    if (tokens.read() === sentToken) await renew()
    const isRenewed = ![undefined, sentToken].includes(tokens.read())
    return isRenewed ? fetch(signRequest(retryRequest, options)) : response
  }
}

function signRequest(request: Request, { tokens, language, timeZone }: SessionOptions): Request {
  const { headers } = request
  const token = tokens.read()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (!headers.has('accept-language')) headers.set('accept-language', language())
  headers.set('x-timezone', timeZone)
  return request
}
