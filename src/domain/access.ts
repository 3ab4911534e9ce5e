/** The kinds of people. Admins are super administrators: they may do everything. */
export const accountKinds = ['admin', 'company', 'tenantUser', 'customer'] as const
export type AccountKind = (typeof accountKinds)[number]

/** The application a token signs in to; a token for one is refused by the other. */
export const audiences = ['cms', 'marketplace'] as const
export type Audience = (typeof audiences)[number]

/** The actor, as far as it decides permissions. A tenant user also acts for a company. */
export type Identity = {
  readonly id: string
  readonly kind: AccountKind
  /** `resource:verb`, `resource:*` or `*` */
  readonly permissions: readonly string[]
  readonly company?: string
  readonly tenant?: string
}

export const hasPermission = (
  permissions: readonly string[],
  resource: string,
  verb: string,
): boolean =>
  permissions.some(
    (each) => each === '*' || each === `${resource}:${verb}` || each === `${resource}:*`,
  )

/** Returns the required permissions that `own` lacks and therefore cannot grant to others. */
export const missingPermissions = (own: readonly string[], required: readonly string[]): string[] =>
  required.filter((each) => {
    if (each === '*') return !own.includes('*')
    const [resource = '', verb = ''] = each.split(':')
    return !hasPermission(own, resource, verb)
  })

/** Whom a record can belong to. */
export const ownerKeys = ['company', 'tenant', 'customer'] as const
export type OwnerKey = (typeof ownerKeys)[number]

/** The columns that restrict the rows of each kind of account; admins see every row. */
export const rowKeys = {
  company: ['company'],
  tenantUser: ['tenant', 'company'],
  customer: ['customer'],
} as const satisfies Record<Exclude<AccountKind, 'admin'>, readonly OwnerKey[]>

/** Returns the id by which records belong to an account, or undefined if they do not. */
export const ownerIdOf = (identity: Identity, key: OwnerKey): string | undefined =>
  key === 'customer' ? identity.id : identity[key]
