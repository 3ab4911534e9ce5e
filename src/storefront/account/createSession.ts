import { ApiError } from '#api/apiError.ts'
import type { SignInResult } from '#api/auth.ts'
import { claimsOf } from '#api/claims.ts'
import type { Profile } from '#api/marketplaceAuth.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import type { Connection } from './connection.ts'
import { createStore, type Store } from '#ui/store.ts'

/** The session of this page; 'loading' until the server has responded. */
export type SessionState =
  | { readonly status: 'loading' | 'anonymous'; readonly user?: never; readonly client?: never }
  | {
      readonly status: 'signedIn'
      readonly user: Profile
      readonly client: Connection['client']
    }

export type SessionControl = Store<SessionState> & {
  /** checks for a signed-in user now and on every change in any tab; returns a stop function */
  start(): () => void
  /** reads the user again, for example after they changed their profile */
  reload(): Promise<void>
  signIn(result: SignInResult): Promise<void>
  /** signs out locally even if the server call fails */
  signOut(): Promise<void>
}

type SessionOptions = {
  readonly tokens: TokenStore
  /** the back office tokens, cleared when a shopper signs in */
  readonly cmsTokens: TokenStore
  readonly connect: () => Promise<Connection>
  /** schedules a retry for when the server may be reachable again */
  readonly retryLater: (work: () => void) => void
}

export const loadingSession: SessionState = { status: 'loading' }
const anonymousSession: SessionState = { status: 'anonymous' }

export function createSession({
  tokens,
  cmsTokens,
  connect,
  retryLater,
}: SessionOptions): SessionControl {
  const store = createStore<SessionState>(loadingSession)
  /** the user whose profile is being read */
  let loadingUserId: string | undefined

  async function load(): Promise<void> {
    if (!tokens.userId()) return store.write(anonymousSession)
    const token = tokens.read()
    try {
      const { client, auth, renew } = await connect()
      const user = token ? await auth.me(claimsOf(token).kind) : await renew()
      // A refusal clears the tokens, and the token subscription handles that.
      if (user === 'refused') return
      if (user === 'unreachable') throw new ApiError(0, undefined)
      if (user._id === tokens.userId()) store.write({ status: 'signedIn', user, client })
    } catch (error) {
      const currentToken = tokens.read()
      const isUnauthorized = error instanceof ApiError && error.status === 401
      // A 401 with a renewed token means the account no longer exists; other errors are temporary.
      if (isUnauthorized && currentToken && currentToken !== token) tokens.clear()
      else if (tokens.userId() && store.read().status !== 'signedIn')
        retryLater(() => void syncSession())
    }
  }

  async function syncSession(): Promise<void> {
    const userId = tokens.userId()
    const session = store.read()
    if (!userId) return store.write(anonymousSession)
    // A renewed token for the same user changes nothing.
    if (userId === loadingUserId || (session.status === 'signedIn' && session.user._id === userId))
      return
    loadingUserId = userId
    store.write(loadingSession)
    await load()
    loadingUserId = undefined
  }

  return {
    ...store,
    start() {
      const unsubscribe = tokens.subscribe(() => void syncSession())
      void syncSession()
      return unsubscribe
    },
    reload: load,
    async signIn({ user, accessToken }) {
      const { client } = await connect()
      cmsTokens.clear()
      store.write({ status: 'signedIn', user, client })
      tokens.write(accessToken)
    },
    async signOut() {
      if (!tokens.userId()) return
      tokens.clear()
      const { auth } = await connect()
      await auth.signOut().catch(() => undefined)
    },
  }
}
