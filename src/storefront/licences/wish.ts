import type { Allocation, Pool, Renewed, Subscription } from './licencesApi.ts'

/** What somebody is about to do, and with what; a dialog asks for the rest. */
export type Wish =
  | { readonly what: 'give'; readonly pool: Pool }
  | { readonly what: 'change' | 'suspend' | 'resume' | 'revoke'; readonly allocation: Allocation }
  | { readonly what: 'renew'; readonly renewed: Renewed }
  | { readonly what: 'activate' | 'cancel'; readonly subscription: Subscription }
