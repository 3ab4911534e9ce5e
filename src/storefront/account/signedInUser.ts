import { createContext, use } from 'react'
import type { ApiClient } from '#api/client.ts'
import type { Profile } from '#api/marketplaceAuth.ts'

/** The signed-in user and their API client. */
export type SignedInUser = { readonly user: Profile; readonly client: ApiClient }

const Context = createContext<SignedInUser | undefined>(undefined)

export const SignedInUserProvider = Context.Provider

export function useSignedInUser(): SignedInUser {
  const signedInUser = use(Context)
  if (!signedInUser) throw new Error('SelfProvider is missing')
  return signedInUser
}
