import type { AccountKind } from '#domain/access.ts'

/** An email belongs to only one account per realm (and tenant). */
export type AccountRealm = 'admin' | 'user' | 'tenant'

type KindDetails = {
  readonly realm: AccountRealm
  /** permissions that every account of the kind has */
  readonly permissions: readonly string[]
}

/**
 * A company manages itself, its tenants and their users, but not the restrictions of its tenants.
 */
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
