import { useEffect } from 'react'
import { createTokenStore, type TokenStore } from '#api/tokenStore.ts'
import type { Connection } from './connection.ts'
import {
  createSession,
  loadingSession,
  type SessionState,
  type SessionControl,
} from './createSession.ts'
import { getPersistentStorage } from './persistentStorage.ts'
import { useStore } from './store.ts'

/** How long until a server that was away is asked again, in milliseconds. */
const retryDelay = 5000

let tokens: TokenStore | undefined
let connection: Promise<Connection> | undefined

export const getTokenStore = (): TokenStore =>
  (tokens ??= createTokenStore('marketplace', getPersistentStorage()))

/** The client is fetched only by those who have something to say to the server. */
export function connect(): Promise<Connection> {
  connection ??= import('./connection.ts')
    .then(({ connectTo }) => connectTo(location.origin, getTokenStore()))
    .catch((error: unknown) => {
      connection = undefined
      throw error
    })
  return connection
}

let sessionControl: SessionControl | undefined

/** The one session of this page; made by the first who asks, which is never the server. */
export const getSession = (): SessionControl =>
  (sessionControl ??= createSession({
    tokens: getTokenStore(),
    cmsTokens: createTokenStore('cms', getPersistentStorage()),
    connect,
    retryLater: (work) => setTimeout(work, retryDelay),
  }))

const sessionStore = {
  read: () => getSession().read(),
  subscribe: (listener: () => void) => getSession().subscribe(listener),
}

const reload = (): Promise<void> => getSession().reload()
const signOut = (): Promise<void> => getSession().signOut()

/** Who is signed in, if anybody, with a client that speaks for them. */
export function useSession(): SessionState & {
  reload(): Promise<void>
  signOut(): Promise<void>
} {
  return { ...useStore<SessionState>(sessionStore, loadingSession), reload, signOut }
}

/** Once per page: follows the tokens as long as the page is there. */
export const useSessionStart = (): void => useEffect(() => getSession().start(), [])
