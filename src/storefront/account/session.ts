import { useEffect } from 'react'
import { createTokenStore, type TokenStore } from '#api/tokenStore.ts'
import type { Connection } from './connection.ts'
import { createSession, unknown, type Session, type SessionControl } from './createSession.ts'
import { keptStorage } from './keptStorage.ts'
import { useStore } from './store.ts'

/** How long until a server that was away is asked again, in milliseconds. */
const patience = 5000

let tokens: TokenStore | undefined
let connection: Promise<Connection> | undefined

export const tokensHere = (): TokenStore =>
  (tokens ??= createTokenStore('marketplace', keptStorage()))

/** The client is fetched only by those who have something to say to the server. */
export function connect(): Promise<Connection> {
  connection ??= import('./connection.ts')
    .then(({ connectTo }) => connectTo(location.origin, tokensHere()))
    .catch((error: unknown) => {
      connection = undefined
      throw error
    })
  return connection
}

let control: SessionControl | undefined

/** The one session of this page; made by the first who asks, which is never the server. */
export const sessionHere = (): SessionControl =>
  (control ??= createSession({
    tokens: tokensHere(),
    officeTokens: createTokenStore('cms', keptStorage()),
    connect,
    later: (work) => setTimeout(work, patience),
  }))

const facade = {
  read: () => sessionHere().read(),
  subscribe: (listener: () => void) => sessionHere().subscribe(listener),
}

const reload = (): Promise<void> => sessionHere().reload()
const signOut = (): Promise<void> => sessionHere().signOut()

/** Who is signed in, if anybody, with a client that speaks for them. */
export function useSession(): Session & {
  reload(): Promise<void>
  signOut(): Promise<void>
} {
  return { ...useStore<Session>(facade, unknown), reload, signOut }
}

/** Once per page: follows the tokens as long as the page is there. */
export const useSessionStart = (): void => useEffect(() => sessionHere().start(), [])
