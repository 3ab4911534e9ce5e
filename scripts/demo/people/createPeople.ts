import { setPasswordHash } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/password.ts'
import { demoPassword, demoPeople } from '#server/boot/posture/demoAccounts.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { demo } from '../demoData.ts'
import type { DemoRecords } from '../demoRecords.ts'
import { backdateRecords, type DatedRecord } from '../history/backdate.ts'
import { day, midnightOf, minute } from '../history/calendar.ts'
import type { Tenant } from './demoPeople.ts'

type PeopleServices = {
  readonly engineOf: (name: string) => Engine
  readonly records: DemoRecords
  readonly context: Context
  readonly now: number
}

type Person = { readonly resource: string } & DatedRecord

/** Creates the demo accounts and everybody else who buys there; returns how many people they are. */
export async function createPeople(services: PeopleServices): Promise<number> {
  const { engineOf, context } = services
  const people = [...(await createDemoAccounts(services)), ...(await createOtherPeople(services))]
  for (const [resource, each] of Map.groupBy(people, (person) => person.resource))
    await backdateRecords(context.db, engineOf(resource).resource.table, each)
  return people.filter(({ resource }) => resource !== 'tenants').length
}

const [rootAccount, tenantAccount, customerAccount] = demoPeople

/** Creates the demo accounts, all with the same password. */
async function createDemoAccounts(services: PeopleServices): Promise<Person[]> {
  const { engineOf, records, context, now } = services
  const { accounts } = demo
  const hash = await hashPassword(demoPassword)
  const people: Person[] = []
  const add = async (resource: string, key: string, input: Row): Promise<string> => {
    const id = await records.create(resource, key, input)
    people.push({ resource, id, at: now - accounts.joinedDaysAgo * day })
    return id
  }
  const addAccount = async (resource: string, email: string, input: Row): Promise<string> => {
    const id = await add(resource, email, { ...input, email })
    await setPasswordHash(context.db, id, hash)
    return id
  }
  // These accounts buy here, so they must not change products or prices.
  await records.create('roles', 'reader', accounts.role)
  const roles = ['reader']
  await addAccount('companies', rootAccount.email, { ...accounts.company, roles })
  const { tenant } = tenantAccount
  const tenantInput = { ...accounts.tenant, tenantId: tenant, company: rootAccount.email }
  await add('tenants', tenant, tenantInput)
  await addAccount('tenant-users', tenantAccount.email, { ...accounts.tenantUser, tenant, roles })
  const customer = await addAccount('customers', customerAccount.email, accounts.customer)
  const asCustomer: Context = {
    ...context,
    identity: { id: customer, kind: 'customer', permissions: [] },
  }
  await engineOf('addresses').create(accounts.customerAddress, asCustomer)
  await engineOf('payment-methods').create(accounts.customerPaymentMethod, asCustomer)
  return people
}

/** Creates everybody without a demo account: customers, companies, their tenants and users. */
async function createOtherPeople({ records, now }: PeopleServices): Promise<Person[]> {
  const people: Person[] = []
  const add = async (
    resource: string,
    joinedDaysAgo: number,
    key: string,
    input: Row,
  ): Promise<void> => {
    const id = await records.create(resource, key, input)
    const at =
      midnightOf(now - joinedDaysAgo * day) + (8 * 60 + ((people.length * 97) % 600)) * minute
    people.push({ resource, id, at })
  }
  const addTenant = async (
    company: string,
    joinedDaysAgo: number,
    { users, ...tenant }: Tenant,
  ): Promise<void> => {
    const { tenantId } = tenant
    await add('tenants', joinedDaysAgo, tenantId, { ...tenant, company })
    for (const user of users)
      await add('tenant-users', joinedDaysAgo - 1, user.email, { ...user, tenant: tenantId })
  }
  for (const { joinedDaysAgo, group: _, ...customer } of demo.customers)
    await add('customers', joinedDaysAgo, customer.email, customer)
  for (const { joinedDaysAgo, group: _, tenants, ...root } of demo.companies) {
    await add('companies', joinedDaysAgo, root.email, root)
    for (const tenant of tenants) await addTenant(root.email, joinedDaysAgo - 1, tenant)
  }
  const { joinedDaysAgo, address: _, ...secondTenant } = demo.accounts.secondTenant
  await addTenant(rootAccount.email, joinedDaysAgo, secondTenant)
  return people
}
