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
import { useStore } from '#ui/store.ts'

/** Delay before an unreachable server is called again, in milliseconds. */
const retryDelay = 5000

let tokens: TokenStore | undefined
let connection: Promise<Connection> | undefined

export const getTokenStore = (): TokenStore =>
  (tokens ??= createTokenStore('marketplace', getPersistentStorage()))

/** Loads the API client on first use, so that pages without calls do not load it. */
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

/** Returns the session of this page, created on first use, which is never on the server. */
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

/** Returns the session, with an API client if a user is signed in. */
export function useSession(): SessionState & {
  reload(): Promise<void>
  signOut(): Promise<void>
} {
  return { ...useStore<SessionState>(sessionStore, loadingSession), reload, signOut }
}

/** Starts following the tokens; call once per page. */
export const useSessionStart = (): void => useEffect(() => getSession().start(), [])
