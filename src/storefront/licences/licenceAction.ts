import type { Allocation, Pool, RenewTarget, Subscription } from './licencesApi.ts'

/** What somebody is about to do, and with what; a dialog asks for the rest. */
export type LicenceAction =
  | { readonly kind: 'give'; readonly pool: Pool }
  | { readonly kind: 'change' | 'suspend' | 'resume' | 'revoke'; readonly allocation: Allocation }
  | { readonly kind: 'renew'; readonly target: RenewTarget }
  | { readonly kind: 'activate' | 'cancel'; readonly subscription: Subscription }
