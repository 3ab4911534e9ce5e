import { createContext, use } from 'react'
import type { ApiClient } from '#api/client.ts'
import type { Profile } from '#api/marketplaceAuth.ts'

/** Who reads their own profile, with the client that speaks for them. */
export type SignedInUser = { readonly user: Profile; readonly client: ApiClient }

const Context = createContext<SignedInUser | undefined>(undefined)

export const SignedInUserProvider = Context.Provider

export function useSignedInUser(): SignedInUser {
  const signedInUser = use(Context)
  if (!signedInUser) throw new Error('SelfProvider is missing')
  return signedInUser
}
