import { ApiError } from '#api/apiError.ts'
import type { SignInResult } from '#api/auth.ts'
import { claimsOf } from '#api/claims.ts'
import type { Profile } from '#api/marketplaceAuth.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import type { Connection } from './connection.ts'
import { createStore, type Store } from './store.ts'

/** Who reads this page. Until the server has been asked, nobody knows. */
export type SessionState =
  | { readonly status: 'loading' | 'anonymous'; readonly user?: never; readonly client?: never }
  | {
      readonly status: 'signedIn'
      readonly user: Profile
      readonly client: Connection['client']
    }

export type SessionControl = Store<SessionState> & {
  /** looks whether somebody is signed in, now and whenever that changes in this tab or another */
  start(): () => void
  /** asks the server again who is signed in, such as after they changed their profile */
  reload(): Promise<void>
  signIn(result: SignInResult): Promise<void>
  /** signed out here whatever the server says */
  signOut(): Promise<void>
}

type SessionOptions = {
  readonly tokens: TokenStore
  /** that of the back office, which nobody keeps who comes in as a shopper */
  readonly cmsTokens: TokenStore
  readonly connect: () => Promise<Connection>
  /** calls again a while later, when a server may be back */
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
  /** whom the server is being asked about */
  let loadingUserId: string | undefined

  async function load(): Promise<void> {
    if (!tokens.userId()) return store.write(anonymousSession)
    const token = tokens.read()
    try {
      const { client, auth, renew } = await connect()
      const user = token ? await auth.me(claimsOf(token).kind) : await renew()
      // Whoever is refused is no holder any more, which is looked at by itself.
      if (user === 'refused') return
      if (user === 'unreachable') throw new ApiError(0, undefined)
      if (user._id === tokens.userId()) store.write({ status: 'signedIn', user, client })
    } catch (error) {
      const currentToken = tokens.read()
      const isUnauthorized = error instanceof ApiError && error.status === 401
      // With a new token and still refused: an account that is no more. Else the server was away.
      if (isUnauthorized && currentToken && currentToken !== token) tokens.clear()
      else if (tokens.userId() && store.read().status !== 'signedIn')
        retryLater(() => void syncSession())
    }
  }

  async function syncSession(): Promise<void> {
    const userId = tokens.userId()
    const session = store.read()
    if (!userId) return store.write(anonymousSession)
    // A token that was merely renewed is no news.
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
