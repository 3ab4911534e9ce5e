import type { AccountKind } from '#domain/access.ts'

/** Within a realm (and tenant) an email belongs to one account. */
export type AccountRealm = 'admin' | 'user' | 'tenant'

type KindDetails = {
  readonly realm: AccountRealm
  /** what every account of the kind may do without being given it */
  readonly permissions: readonly string[]
}

/** A company looks after itself, its tenants and their users; what its tenants are limited by, others say. */
const companyPermissions = [
  'companies:read',
  'companies:update',
  'tenants:read',
  'tenants:update',
  'tenant-users:*',
  'roles:read',
]

export const kindDetails: Readonly<Record<AccountKind, KindDetails>> = {
  admin: { realm: 'admin', permissions: ['*'] },
  company: { realm: 'user', permissions: companyPermissions },
  tenantUser: { realm: 'tenant', permissions: [] },
  customer: { realm: 'user', permissions: [] },
}
