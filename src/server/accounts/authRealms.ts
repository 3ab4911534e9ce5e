import type { AccountKind, Audience } from '#domain/access.ts'
import type { Database } from '#server/platform/database/database.ts'
import { findAccount, normalizeEmail, type AccountRow, type Login } from './accounts.ts'
import type { AccountRealm } from './kindDetails.ts'

/** One way in: its addresses, whom it lets in, and to which front. */
export type AuthRealm = {
  readonly name: 'Admin' | 'Company' | 'User' | 'TenantUser'
  /** who signs in here, as the contract says it */
  readonly usersDescription: string
  readonly prefix: string
  readonly login: string
  readonly refresh: string
  readonly signout: string
  readonly me: string
  readonly audience: Audience
  readonly kinds: readonly AccountKind[]
  /** the realms to look in, one after the other */
  readonly accountRealms: readonly AccountRealm[]
  /** its people have a tenant id; those of the back office may have one */
  readonly tenant: 'needed' | 'possible' | 'none'
}

export const authRealms: readonly AuthRealm[] = [
  {
    name: 'Admin',
    usersDescription: 'administrators, company root users and, with a tenant id, tenant users',
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
    usersDescription: 'root users of companies only',
    ...routesUnder('/companies', 'mine'),
    audience: 'marketplace',
    kinds: ['company'],
    accountRealms: ['user'],
    tenant: 'none',
  },
  {
    name: 'User',
    usersDescription: 'customers, and root users of companies',
    ...routesUnder('/users', 'mine'),
    audience: 'marketplace',
    kinds: ['customer', 'company'],
    accountRealms: ['user'],
    tenant: 'none',
  },
  {
    name: 'TenantUser',
    usersDescription: 'users of a tenant, with its tenant id',
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
  /** what its codes are kept under */
  readonly subject: string
  /** what tries are counted under: says nothing of whether there is such an account, or of which kind */
  readonly loginId: string
}

/** The account that somebody means; an empty tenant is none, and no root user is one of a tenant. */
export async function lookUpAccount(
  db: Database,
  authRealm: AuthRealm,
  { isRoot, ...login }: Login & { readonly isRoot?: boolean | undefined },
): Promise<AccountLookup> {
  const usesTenant = authRealm.tenant === 'needed' || (authRealm.tenant === 'possible' && !isRoot)
  const tenant = usesTenant ? (login.tenant?.trim().toLowerCase() ?? '') : ''
  const realms: readonly AccountRealm[] = tenant ? ['tenant'] : authRealm.accountRealms
  const email = normalizeEmail(login.email)
  const loginId = `${email} ${tenant}`.trim()
  const matches: AccountLookup[] = []
  for (const realm of realms) {
    const account = await findAccount(db, realm, { email, tenant })
    if (account && authRealm.kinds.includes(account.kind))
      matches.push({ account, subject: `${realm} ${loginId}`, loginId })
  }
  return matches[0] ?? { account: undefined, subject: `nobody ${loginId}`, loginId }
}
