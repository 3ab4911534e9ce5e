import { ApiError } from '#api/apiError.ts'
import type { Entered, Profile } from '#api/marketplaceAuth.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import { claimsOf } from './claims.ts'
import type { Connection } from './connection.ts'
import { createStore, type Store } from './store.ts'

/** Who reads this page. Until the tokens have been looked at, nobody knows. */
export type Session =
  | { readonly status: 'loading' | 'anonymous'; readonly user?: never; readonly client?: never }
  | {
      readonly status: 'signedIn'
      readonly user: Profile
      readonly client: Connection['client']
    }

export type SessionControl = Store<Session> & {
  /** looks at the tokens, now and whenever they change in this tab or another */
  start(): () => void
  /** asks the server again who is signed in, such as after they changed their profile */
  reload(): Promise<void>
  enter(entered: Entered): Promise<void>
  /** signed out here whatever the server says */
  signOut(): Promise<void>
}

type Parts = {
  readonly tokens: TokenStore
  /** those of the back office, which nobody keeps who comes in as a shopper */
  readonly officeTokens: TokenStore
  readonly connect: () => Promise<Connection>
  /** calls again a while later, when a server may be back */
  readonly later: (work: () => void) => void
}

export const unknown: Session = { status: 'loading' }
const anonymous: Session = { status: 'anonymous' }

export function createSession({ tokens, officeTokens, connect, later }: Parts): SessionControl {
  const store = createStore<Session>(unknown)
  /** whom the server is being asked about */
  let asked: string | undefined

  async function load(): Promise<void> {
    const held = tokens.read()
    if (!held) return store.write(anonymous)
    try {
      const { client, auth } = await connect()
      const user = await auth.me(claimsOf(held.accessToken).kind)
      if (tokens.read()) store.write({ status: 'signedIn', user, client })
    } catch (error) {
      const now = tokens.read()
      const refused = error instanceof ApiError && error.status === 401
      // With new tokens and still refused: an account that is no more. Else the server was away.
      if (refused && now && now.accessToken !== held.accessToken) tokens.clear()
      else if (now && store.read().status !== 'signedIn') later(() => void look())
    }
  }

  async function look(): Promise<void> {
    const held = tokens.read()
    const known = store.read()
    if (!held) return store.write(anonymous)
    const holder = String(claimsOf(held.accessToken).sub)
    // Tokens that were merely renewed are no news.
    if (holder === asked || (known.status === 'signedIn' && known.user._id === holder)) return
    asked = holder
    store.write(unknown)
    await load()
    asked = undefined
  }

  return {
    ...store,
    start() {
      const stop = tokens.subscribe(() => void look())
      void look()
      return stop
    },
    reload: load,
    async enter({ user, ...entered }) {
      const { client } = await connect()
      officeTokens.clear()
      store.write({ status: 'signedIn', user, client })
      tokens.write(entered)
    },
    async signOut() {
      const refreshToken = tokens.read()?.refreshToken
      tokens.clear()
      if (!refreshToken) return
      const { auth } = await connect()
      await auth.signOut(refreshToken).catch(() => undefined)
    },
  }
}
