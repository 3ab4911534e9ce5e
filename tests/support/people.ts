import type { AccountKind } from '#domain/access.ts'
import { setPasswordHash } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { runSql } from '#server/platform/database/database.ts'
import type { ApiCall, Shop } from './shop.ts'

export type Person = {
  readonly id: string
  readonly email: string
  readonly call: ApiCall
}

export const password = 'Correct-Horse-9'
let hash: Promise<string> | undefined

/**
 * Creates a person of a kind with the password above, with API calls as them at the marketplace.
 */
async function createPerson(
  shop: Shop,
  kind: AccountKind,
  resource: string,
  body: Readonly<Record<string, unknown>>,
  identityFields: { company?: string; tenant?: string } = {},
): Promise<Person> {
  const created = await shop.staff('POST', `/api/marketplace/${resource}`, { body })
  if (created.status !== 201) throw new Error(`${resource}: ${JSON.stringify(created.body)}`)
  const { _id: id, email } = created.body.data
  await setPasswordHash(shop.server.db, id, await (hash ??= hashPassword(password)))
  const company = kind === 'company' ? { company: id } : {}
  const identity = {
    id,
    kind,
    email,
    audience: 'marketplace',
    ...company,
    ...identityFields,
  } as const
  return { id, email, call: shop.asAccount(identity) }
}

const personInput = (kind: string, number: number) => ({
  firstName: kind,
  lastName: `Number ${number}`,
  email: `${kind}${number}@people.example.com`,
})

export const createCustomer = (shop: Shop, number: number): Promise<Person> =>
  createPerson(shop, 'customer', 'customers', personInput('customer', number))

export const createCompany = (shop: Shop, number: number, more: object = {}): Promise<Person> =>
  createPerson(shop, 'company', 'companies', {
    companyName: `Company ${number}`,
    ...personInput('company', number),
    ...more,
  })

export async function createTenant(shop: Shop, number: number, companyId: string): Promise<string> {
  const body = { name: `Tenant ${number}`, tenantId: `tenant-${number}`, company: companyId }
  const created = await shop.staff('POST', '/api/marketplace/tenants', { body })
  if (created.status !== 201) throw new Error(JSON.stringify(created.body))
  return created.body.data._id
}

export const createTenantUser = (
  shop: Shop,
  number: number,
  { tenant: id, company: of, ...more }: { tenant: string; company: string; roles?: string[] },
): Promise<Person> =>
  createPerson(
    shop,
    'tenantUser',
    'tenant-users',
    { tenant: id, ...personInput('tenantuser', number), ...more },
    { tenant: id, company: of },
  )

export async function accountIdOf({ server }: Shop, email: string): Promise<string> {
  const text = 'select id from accounts where email = $1'
  return (await runSql<{ id: string }>(server.db, text, [email])).rows[0]?.id ?? ''
}
