/** The kinds of people. Admins are super administrators: they may do everything. */
export const accountKinds = ['admin', 'company', 'tenantUser', 'customer'] as const
export type AccountKind = (typeof accountKinds)[number]

/** Which front a token opens; one is refused where the other is asked for. */
export const audiences = ['cms', 'marketplace'] as const
export type Audience = (typeof audiences)[number]

/** Who acts, as far as it decides what may be done. A tenant user also acts for a company. */
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

/** The permissions of a list that somebody does not have, and so may not give to others. */
export const missingPermissions = (own: readonly string[], required: readonly string[]): string[] =>
  required.filter((each) => {
    if (each === '*') return !own.includes('*')
    const [resource = '', verb = ''] = each.split(':')
    return !hasPermission(own, resource, verb)
  })

export type RowKey = 'company' | 'tenant' | 'customer'

/** By whom records are limited: each kind of person meets those of its own company or tenant. */
export const rowKeys = {
  company: ['company'],
  tenantUser: ['tenant', 'company'],
  customer: ['customer'],
} as const satisfies Record<Exclude<AccountKind, 'admin'>, readonly RowKey[]>
