import type { Renew } from './renewal.ts'
import type { TokenStore } from './tokenStore.ts'

export type SessionOptions = {
  readonly tokens: TokenStore
  readonly language: () => string
  readonly timeZone: string
  readonly renew: Renew
  readonly fetch: (request: Request) => Promise<Response>
}

/** A fetch that signs its requests; after a 401 it asks for another token and tries again once. */
export function createSessionFetch(
  options: SessionOptions,
): (request: Request) => Promise<Response> {
  const { tokens, fetch, renew } = options
  return async (request) => {
    // A page that was just opened has no token yet.
    if (!tokens.read() && tokens.holder()) await renew()
    const used = tokens.read()
    // A body can be read only once, so the spare is taken before the first try.
    const spare = used ? request.clone() : undefined
    const response = await fetch(signed(request, options))
    if (response.status !== 401 || !spare) return response
    if (tokens.read() === used) await renew()
    const isRenewed = ![undefined, used].includes(tokens.read())
    return isRenewed ? fetch(signed(spare, options)) : response
  }
}

function signed(request: Request, { tokens, language, timeZone }: SessionOptions): Request {
  const { headers } = request
  const token = tokens.read()
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (!headers.has('accept-language')) headers.set('accept-language', language())
  headers.set('x-timezone', timeZone)
  return request
}
