import type { Allocation, Pool, RenewTarget, Subscription } from './licencesApi.ts'

/** An action with its target; a dialog asks for the rest. */
export type LicenceAction =
  | { readonly kind: 'give'; readonly pool: Pool }
  | { readonly kind: 'change' | 'suspend' | 'resume' | 'revoke'; readonly allocation: Allocation }
  | { readonly kind: 'renew'; readonly target: RenewTarget }
  | { readonly kind: 'activate' | 'cancel'; readonly subscription: Subscription }
