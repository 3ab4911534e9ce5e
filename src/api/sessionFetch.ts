import type { TokenStore, Tokens } from './tokenStore.ts'

export type SessionOptions = {
  readonly tokens: TokenStore
  readonly language: () => string
  readonly timeZone: string
  readonly refresh: (refreshToken: string) => Promise<Tokens | 'refused' | 'unreachable'>
  readonly fetch: (request: Request) => Promise<Response>
}

/** A fetch that signs its requests; after a 401 it refreshes once, for all who wait, and tries again once. */
export function createSessionFetch(
  options: SessionOptions,
): (request: Request) => Promise<Response> {
  const { tokens, fetch } = options
  let refreshing: Promise<boolean> | undefined

  const refreshOnce = (used: Tokens): Promise<boolean> => {
    refreshing ??= exclusively(() => refreshTokens(options, used)).finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return async (request) => {
    const used = tokens.read()
    // A body can be read only once, so the spare is taken before the first try.
    const spare = used ? request.clone() : undefined
    const response = await fetch(signed(request, options))
    if (response.status !== 401 || !used || !spare) return response
    const current = tokens.read()
    const renewed =
      current && current.accessToken !== used.accessToken ? true : await refreshOnce(used)
    return renewed ? fetch(signed(spare, options)) : response
  }
}

async function refreshTokens(options: SessionOptions, used: Tokens): Promise<boolean> {
  const { tokens, refresh } = options
  const current = tokens.read()
  if (!current) return false
  // Another tab was faster: its refresh token replaced ours, and using ours again would end both.
  if (current.accessToken !== used.accessToken) return true
  const answer = await refresh(current.refreshToken)
  if (answer === 'unreachable') return false
  if (answer === 'refused') tokens.clear()
  else tokens.write(answer)
  return answer !== 'refused'
}

const exclusively = (work: () => Promise<boolean>): Promise<boolean> =>
  globalThis.navigator?.locks ? navigator.locks.request('session-refresh', work) : work()

function signed(request: Request, { tokens, language, timeZone }: SessionOptions): Request {
  const { headers } = request
  const token = tokens.read()?.accessToken
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (!headers.has('accept-language')) headers.set('accept-language', language())
  headers.set('x-timezone', timeZone)
  return request
}
