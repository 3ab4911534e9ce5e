import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { backdateRecords, type DatedRecord } from './backdate.ts'
import { day, midnightOf, minute } from './calendar.ts'
import { companies, secondAcmeTenant } from './demoCompanies.ts'
import { customers } from './demoCustomers.ts'
import type { DemoPerson, Tenant } from './demoPeople.ts'

type CreatedRecord = { readonly table: string } & DatedRecord

/** Creates everybody without a demo account: customers, companies, their tenants and users. */
export async function createOtherPeople(
  engineOf: (name: string) => Engine,
  context: Context,
  { now, acme }: { now: number; acme: string },
): Promise<number> {
  const created: CreatedRecord[] = []
  const add = async (resource: string, joinedDaysAgo: number, input: Row): Promise<string> => {
    const engine = engineOf(resource)
    const id = String((await engine.create(input, context))._id)
    const at =
      midnightOf(now - joinedDaysAgo * day) + (8 * 60 + ((created.length * 97) % 600)) * minute
    created.push({ table: engine.resource.table, id, at })
    return id
  }
  const addTenant = async (
    company: string,
    joinedDaysAgo: number,
    tenant: Tenant,
  ): Promise<void> => {
    const { users, ...facts } = tenant
    const id = await add('tenants', joinedDaysAgo, { ...facts, company })
    for (const { inactive, ...user } of users) {
      const record = { tenant: id, ...personInput(user), ...(inactive ? { active: false } : {}) }
      await add('tenant-users', joinedDaysAgo - 1, record)
    }
  }
  for (const customer of customers)
    await add('customers', customer.joinedDaysAgo, {
      ...personInput(customer),
      address: addressInput(customer),
    })
  for (const { companyName, taxNumber, tenants, ...root } of companies) {
    const company = await add('companies', root.joinedDaysAgo, {
      companyName,
      ...(taxNumber ? { taxNumber } : {}),
      ...personInput(root),
      address: addressInput(root),
    })
    for (const tenant of tenants) await addTenant(company, root.joinedDaysAgo - 1, tenant)
  }
  await addTenant(acme, 150, secondAcmeTenant)
  for (const [table, records] of Map.groupBy(created, (each) => each.table))
    await backdateRecords(context.db, table, records)
  return created.length - created.filter(({ table }) => table === 'tenants').length
}

const personInput = ({
  firstName,
  lastName,
  title,
  email,
  phone,
  language,
}: Omit<DemoPerson, 'place' | 'joinedDaysAgo'>): Row => ({
  firstName,
  lastName,
  title,
  email,
  language,
  phoneNumber: phone,
})

const addressInput = ({ place: { country, city, street } }: DemoPerson): Row => ({
  country,
  city,
  additionalDetails: street,
})
