import { ApiError } from '#api/apiError.ts'
import type { Entered } from '#api/auth.ts'
import { claimsOf } from '#api/claims.ts'
import type { Profile } from '#api/marketplaceAuth.ts'
import type { TokenStore } from '#api/tokenStore.ts'
import type { Connection } from './connection.ts'
import { createStore, type Store } from './store.ts'

/** Who reads this page. Until the server has been asked, nobody knows. */
export type Session =
  | { readonly status: 'loading' | 'anonymous'; readonly user?: never; readonly client?: never }
  | {
      readonly status: 'signedIn'
      readonly user: Profile
      readonly client: Connection['client']
    }

export type SessionControl = Store<Session> & {
  /** looks whether somebody is signed in, now and whenever that changes in this tab or another */
  start(): () => void
  /** asks the server again who is signed in, such as after they changed their profile */
  reload(): Promise<void>
  enter(entered: Entered): Promise<void>
  /** signed out here whatever the server says */
  signOut(): Promise<void>
}

type Parts = {
  readonly tokens: TokenStore
  /** that of the back office, which nobody keeps who comes in as a shopper */
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
    if (!tokens.holder()) return store.write(anonymous)
    const held = tokens.read()
    try {
      const { client, auth, renew } = await connect()
      const user = held ? await auth.me(claimsOf(held).kind) : await renew()
      // Whoever is refused is no holder any more, which is looked at by itself.
      if (user === 'refused') return
      if (user === 'unreachable') throw new ApiError(0, undefined)
      if (user._id === tokens.holder()) store.write({ status: 'signedIn', user, client })
    } catch (error) {
      const now = tokens.read()
      const refused = error instanceof ApiError && error.status === 401
      // With a new token and still refused: an account that is no more. Else the server was away.
      if (refused && now && now !== held) tokens.clear()
      else if (tokens.holder() && store.read().status !== 'signedIn') later(() => void look())
    }
  }

  async function look(): Promise<void> {
    const holder = tokens.holder()
    const known = store.read()
    if (!holder) return store.write(anonymous)
    // A token that was merely renewed is no news.
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
    async enter({ user, accessToken }) {
      const { client } = await connect()
      officeTokens.clear()
      store.write({ status: 'signedIn', user, client })
      tokens.write(accessToken)
    },
    async signOut() {
      if (!tokens.holder()) return
      tokens.clear()
      const { auth } = await connect()
      await auth.signOut().catch(() => undefined)
    },
  }
}
