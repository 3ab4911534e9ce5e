import { createContext, use } from 'react'
import type { ApiClient } from '#api/client.ts'
import type { Profile } from '#api/marketplaceAuth.ts'

/** Who reads their own profile, with the client that speaks for them. */
export type Self = { readonly user: Profile; readonly client: ApiClient }

const Context = createContext<Self | undefined>(undefined)

export const SelfProvider = Context.Provider

export function useSelf(): Self {
  const self = use(Context)
  if (!self) throw new Error('SelfProvider is missing')
  return self
}
