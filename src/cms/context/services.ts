import { createContext, use } from 'react'
import { ApiError } from '#api/apiError.ts'
import { createAuth, type Auth } from '#api/auth.ts'
import { createSessionClient, type SessionClient } from '#api/client.ts'
import { createRecords, type Records } from '#api/records.ts'
import { createTokenStore, type TokenStore } from '#api/tokenStore.ts'
import { pageLanguage } from './pageLanguage.ts'

/** Includes the client for calls that only few screens make, whose API modules load with them. */
export type Services = SessionClient & {
  readonly tokens: TokenStore
  /** resolves when it is known whether a user is signed in, and with which permissions */
  readonly restoreSession: () => Promise<void>
  readonly auth: Auth
  readonly records: Records
}

/** Creates everything that communicates with the server, once per page. */
export function createServices(origin: string, storage: Storage): Services {
  const tokens = createTokenStore('cms', storage)
  const { client, renew } = createSessionClient({
    baseUrl: origin,
    tokens,
    language: pageLanguage,
    refreshPath: '/api/admins/auth/refresh',
  })
  return {
    client,
    renew,
    tokens,
    restoreSession: async () => {
      if (tokens.read() || !tokens.userId()) return
      if ((await renew()) === 'unreachable') throw new ApiError(0, undefined)
    },
    auth: createAuth(client, tokens),
    records: createRecords(client),
  }
}

const ServicesContext = createContext<Services | undefined>(undefined)

export const ServicesProvider = ServicesContext.Provider

export function useServices(): Services {
  const services = use(ServicesContext)
  if (!services) throw new Error('ServicesProvider is missing')
  return services
}
