import { createContext, use } from 'react'
import { createAuth, type Auth } from '#api/auth.ts'
import { createApiClient, type ApiClient } from '#api/client.ts'
import { createPlaces, type Places } from '#api/places.ts'
import { createRecords, type Records } from '#api/records.ts'
import { createSessions, type Sessions } from '#api/sessions.ts'
import { createStaffPassword, type StaffPassword } from '#api/staffPassword.ts'
import { storedTokens, type TokenStore } from '#api/tokenStore.ts'
import { createUpload, type Upload } from '#api/upload.ts'
import { pageLanguage } from './pageLanguage.ts'

export type Services = {
  /** for calls that only few screens make, and that come with them */
  readonly client: ApiClient
  readonly tokens: TokenStore
  readonly auth: Auth
  readonly records: Records
  readonly upload: Upload
  readonly password: StaffPassword
  readonly sessions: Sessions
  readonly places: Places
}

/** Everything that talks to the server, made once by the door. */
export function createServices(origin: string, storage: Storage): Services {
  const tokens = storedTokens('cms.tokens', storage)
  const client = createApiClient({
    baseUrl: origin,
    tokens,
    language: pageLanguage,
    refreshPath: '/api/admins/auth/refresh',
  })
  const auth = createAuth(client, tokens)
  return {
    client,
    tokens,
    auth,
    password: createStaffPassword(client),
    sessions: createSessions(client),
    places: createPlaces(client),
    records: createRecords(client),
    upload: createUpload({ tokens, language: pageLanguage, renew: () => auth.me() }),
  }
}

const Context = createContext<Services | undefined>(undefined)

export const ServicesProvider = Context.Provider

export function useServices(): Services {
  const services = use(Context)
  if (!services) throw new Error('ServicesProvider is missing')
  return services
}
