import type { User } from './auth.ts'
import type { TokenStore } from './tokenStore.ts'

/** Asks for a new access token, once for all who wait; says whose it is, or why there is none. */
export type RenewSession = () => Promise<User | 'refused' | 'unreachable'>

type RenewalOptions = {
  readonly url: URL
  readonly tokens: TokenStore
  readonly language: () => string
  readonly fetch: (request: Request) => Promise<Response>
}

/** What a page of ours says, so that its refresh token comes and goes in a cookie. */
export const sessionHeader = { 'x-session': 'cookie' } as const

export function createRenewal({ url, tokens, language, fetch }: RenewalOptions): RenewSession {
  let running: ReturnType<RenewSession> | undefined

  const renew: RenewSession = async () => {
    const userId = tokens.userId()
    const request = new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language(),
        ...sessionHeader,
      },
      body: JSON.stringify({ refreshToken: tokens.legacyToken() }),
      // The next refresh token must arrive, even if the page that asked is gone by then.
      keepalive: true,
    })
    try {
      const response = await fetch(request)
      if (response.status >= 500 || response.status === 429) return 'unreachable'
      const answer: RefreshResponse | undefined = response.ok ? await response.json() : undefined
      // Whoever has left meanwhile is not brought back, and whoever has come is not sent away.
      if (tokens.userId() !== userId) return 'refused'
      if (!answer) {
        tokens.clear()
        return 'refused'
      }
      tokens.write(answer.data.accessToken)
      return answer.data.user
    } catch {
      return 'unreachable'
    }
  }

  return () =>
    (running ??= withSessionLock(renew).finally(() => {
      running = undefined
    }))
}

type RefreshResponse = { readonly data: { readonly accessToken: string; readonly user: User } }

/** One tab after the other: a slow one must not show a token that another has long exchanged. */
const withSessionLock = (renew: RenewSession): ReturnType<RenewSession> =>
  globalThis.navigator?.locks ? navigator.locks.request('session-refresh', renew) : renew()
