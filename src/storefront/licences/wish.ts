import type { Allocation, Pool, RenewTarget, Subscription } from './licencesApi.ts'

/** What somebody is about to do, and with what; a dialog asks for the rest. */
export type LicenceAction =
  | { readonly what: 'give'; readonly pool: Pool }
  | { readonly what: 'change' | 'suspend' | 'resume' | 'revoke'; readonly allocation: Allocation }
  | { readonly what: 'renew'; readonly target: RenewTarget }
  | { readonly what: 'activate' | 'cancel'; readonly subscription: Subscription }
