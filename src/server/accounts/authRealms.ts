import type { AccountKind, Audience } from '#domain/access.ts'
import type { Database } from '#server/platform/database/database.ts'
import { findAccount, normalizeEmail, type AccountRow, type AccountIdentifier } from './accounts.ts'
import type { AccountRealm } from './kindDetails.ts'

/** A sign-in realm: its routes, the accounts it accepts and the application it opens. */
export type AuthRealm = {
  readonly name: 'Admin' | 'Company' | 'User' | 'TenantUser'
  /** who signs in here, for the API description */
  readonly usersDescription: string
  readonly prefix: string
  readonly login: string
  readonly refresh: string
  readonly signout: string
  readonly me: string
  readonly audience: Audience
  readonly kinds: readonly AccountKind[]
  /** the account realms to search, in this order */
  readonly accountRealms: readonly AccountRealm[]
  /** whether accounts need a tenant id; in the CMS they may have one */
  readonly tenant: 'needed' | 'possible' | 'none'
}

export const authRealms: readonly AuthRealm[] = [
  {
    name: 'Admin',
    usersDescription: 'administrators, root users and, with a tenant id, tenant users',
    prefix: '/admins/admins',
    login: '/admins/auth/signin',
    refresh: '/admins/auth/refresh',
    signout: '/admins/auth/signout',
    me: '/admins/admins/myProfile',
    audience: 'cms',
    kinds: ['admin', 'company', 'tenantUser'],
    accountRealms: ['admin', 'user'],
    tenant: 'possible',
  },
  {
    name: 'Company',
    usersDescription: 'root users of companies',
    ...routesUnder('/companies', 'mine'),
    audience: 'marketplace',
    kinds: ['company'],
    accountRealms: ['user'],
    tenant: 'none',
  },
  {
    name: 'User',
    usersDescription: 'customers and root users of companies',
    ...routesUnder('/users', 'mine'),
    audience: 'marketplace',
    kinds: ['customer', 'company'],
    accountRealms: ['user'],
    tenant: 'none',
  },
  {
    name: 'TenantUser',
    usersDescription: 'tenant users, with a tenant id',
    ...routesUnder('/tenant-management/users', 'me'),
    audience: 'marketplace',
    kinds: ['tenantUser'],
    accountRealms: ['tenant'],
    tenant: 'needed',
  },
]

function routesUnder(prefix: string, me: string) {
  const withPrefix = (path: string) => `${prefix}/${path}`
  return {
    prefix,
    login: withPrefix('login'),
    refresh: withPrefix('refresh'),
    signout: withPrefix('signout'),
    me: withPrefix(me),
  }
}

export type AccountLookup = {
  readonly account: AccountRow | undefined
  /** the key that its codes are stored under */
  readonly subject: string
  /**
   * the key that attempts are counted under; reveals neither whether the account exists nor its
   * kind
   */
  readonly accountKey: string
}

/**
 * Finds the account that somebody signs in to. An empty tenant counts as none, and root users never belong to a
 * tenant.
 */
export async function lookUpAccount(
  db: Database,
  authRealm: AuthRealm,
  {
    isRoot,
    tenant: tenantId,
    email: typedEmail,
  }: AccountIdentifier & { readonly isRoot?: boolean | undefined },
): Promise<AccountLookup> {
  const usesTenant = authRealm.tenant === 'needed' || (authRealm.tenant === 'possible' && !isRoot)
  const tenant = usesTenant ? (tenantId?.trim().toLowerCase() ?? '') : ''
  const realms: readonly AccountRealm[] = tenant ? ['tenant'] : authRealm.accountRealms
  const email = normalizeEmail(typedEmail)
  const accountKey = `${email} ${tenant}`.trim()
  const matches: AccountLookup[] = []
  for (const realm of realms) {
    const account = await findAccount(db, realm, { email, tenant })
    if (account && authRealm.kinds.includes(account.kind))
      matches.push({ account, subject: `${realm} ${accountKey}`, accountKey })
  }
  return matches[0] ?? { account: undefined, subject: `nobody ${accountKey}`, accountKey }
}
