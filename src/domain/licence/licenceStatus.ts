import { createLifecycle, type Move } from '../lifecycle.ts'

export const licenceStatuses = ['active', 'suspended', 'expired', 'revoked'] as const
export type LicenceStatus = (typeof licenceStatuses)[number]

export type LicenceVerb = 'suspend' | 'resume' | 'revoke' | 'expire' | 'renew'
export type LicenceMove = Move<LicenceStatus, 'staff' | 'system'> & { readonly verb: LicenceVerb }

/** Status changes of an allocated licence. A revoked one never becomes active again. */
export const licenceMoves: readonly LicenceMove[] = [
  { verb: 'suspend', from: 'active', to: 'suspended', by: ['staff'] },
  { verb: 'resume', from: 'suspended', to: 'active', by: ['staff'] },
  { verb: 'revoke', from: 'active', to: 'revoked', by: ['staff'] },
  { verb: 'revoke', from: 'suspended', to: 'revoked', by: ['staff'] },
  { verb: 'revoke', from: 'expired', to: 'revoked', by: ['staff'] },
  { verb: 'expire', from: 'active', to: 'expired', by: ['system'] },
  { verb: 'expire', from: 'suspended', to: 'expired', by: ['system'] },
  { verb: 'renew', from: 'expired', to: 'active', by: ['staff', 'system'] },
]

export const licenceLifecycle = createLifecycle(licenceStatuses, licenceMoves)
