import type { AccountKind } from '#domain/access.ts'
import { setPasswordHash } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/password.ts'
import type { Call, Shop } from './shop.ts'

export type Person = {
  readonly id: string
  readonly email: string
  readonly call: Call
}

export const password = 'Correct-Horse-9'
let hash: Promise<string> | undefined

/** Somebody of a kind with the password above, and calls as them at the marketplace. */
async function person(
  shop: Shop,
  kind: AccountKind,
  resource: string,
  body: Readonly<Record<string, unknown>>,
  bound: { company?: string; tenant?: string } = {},
): Promise<Person> {
  const made = await shop.staff('POST', `/api/marketplace/${resource}`, { body })
  if (made.status !== 201) throw new Error(`${resource}: ${JSON.stringify(made.body)}`)
  const { _id: id, email } = made.body.data
  await setPasswordHash(shop.server.db, id, await (hash ??= hashPassword(password)))
  const company = kind === 'company' ? { company: id } : {}
  const identity = { id, kind, email, audience: 'marketplace', ...company, ...bound } as const
  return { id, email, call: shop.as(identity) }
}

const named = (kind: string, number: number) => ({
  firstName: kind,
  lastName: `Number ${number}`,
  email: `${kind}${number}@people.example.com`,
})

export const customer = (shop: Shop, number: number): Promise<Person> =>
  person(shop, 'customer', 'customers', named('customer', number))

export const company = (shop: Shop, number: number, more: object = {}): Promise<Person> =>
  person(shop, 'company', 'companies', {
    companyName: `Company ${number}`,
    ...named('company', number),
    ...more,
  })

export async function tenant(shop: Shop, number: number, companyId: string): Promise<string> {
  const body = { name: `Tenant ${number}`, tenantId: `tenant-${number}`, company: companyId }
  const made = await shop.staff('POST', '/api/marketplace/tenants', { body })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.data._id
}

export const tenantUser = (
  shop: Shop,
  number: number,
  { tenant: id, company: of, ...more }: { tenant: string; company: string; roles?: string[] },
): Promise<Person> =>
  person(
    shop,
    'tenantUser',
    'tenant-users',
    { tenant: id, ...named('tenantuser', number), ...more },
    { tenant: id, company: of },
  )
