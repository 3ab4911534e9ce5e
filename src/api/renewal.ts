import type { User } from './auth.ts'
import type { TokenStore } from './tokenStore.ts'

/** Renews the access token, once for all callers. Resolves to the user or why it failed. */
export type RenewSession = () => Promise<User | 'refused' | 'unreachable'>

type RenewalOptions = {
  readonly url: URL
  readonly tokens: TokenStore
  readonly language: () => string
  readonly fetch: (request: Request) => Promise<Response>
}

/** Asks the server to exchange the refresh token through a cookie. */
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
      // The new refresh token must arrive even if the page is closed before the response.
      keepalive: true,
    })
    try {
      const response = await fetch(request)
      if (response.status >= 500 || response.status === 429) return 'unreachable'
      const answer: RefreshResponse | undefined = response.ok ? await response.json() : undefined
      // The user signed out or switched during the request; the result must not override that.
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

/**
 * Serializes renewals across tabs, so that a slow tab does not send a refresh token another tab has
 * already exchanged.
 */
const withSessionLock = (renew: RenewSession): ReturnType<RenewSession> =>
  globalThis.navigator?.locks ? navigator.locks.request('session-refresh', renew) : renew()
