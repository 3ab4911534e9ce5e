import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { dateRecords, type Dated } from './ages.ts'
import { day, midnightOf, minute } from './calendar.ts'
import { companies, moreOfAcme } from './demoCompanies.ts'
import { customers } from './demoCustomers.ts'
import type { Person, Tenant } from './demoPeople.ts'

type Made = { readonly table: string } & Dated

/** Everybody of the demo who has no demo account: customers, companies, their tenants and users. */
export async function createCast(
  engineOf: (name: string) => Engine,
  context: Context,
  { now, acme }: { now: number; acme: string },
): Promise<number> {
  const made: Made[] = []
  const add = async (resource: string, since: number, input: Row): Promise<string> => {
    const engine = engineOf(resource)
    const id = String((await engine.create(input, context))._id)
    const at = midnightOf(now - since * day) + (8 * 60 + ((made.length * 97) % 600)) * minute
    made.push({ table: engine.resource.table, id, at })
    return id
  }
  const addTenant = async (company: string, since: number, tenant: Tenant): Promise<void> => {
    const { users, ...facts } = tenant
    const id = await add('tenants', since, { ...facts, company })
    for (const { inactive, ...user } of users) {
      const record = { tenant: id, ...person(user), ...(inactive ? { active: false } : {}) }
      await add('tenant-users', since - 1, record)
    }
  }
  for (const customer of customers)
    await add('customers', customer.since, { ...person(customer), address: addressOf(customer) })
  for (const { companyName, taxNumber, tenants, ...root } of companies) {
    const company = await add('companies', root.since, {
      companyName,
      ...(taxNumber ? { taxNumber } : {}),
      ...person(root),
      address: addressOf(root),
    })
    for (const tenant of tenants) await addTenant(company, root.since - 1, tenant)
  }
  await addTenant(acme, 150, moreOfAcme)
  for (const [table, records] of Map.groupBy(made, (each) => each.table))
    await dateRecords(context.db, table, records)
  return made.length - made.filter(({ table }) => table === 'tenants').length
}

const person = ({
  firstName,
  lastName,
  title,
  email,
  phone,
  language,
}: Omit<Person, 'place' | 'since'>): Row => ({
  firstName,
  lastName,
  title,
  email,
  language,
  phoneNumber: phone,
})

const addressOf = ({ place: { country, city, street } }: Person): Row => ({
  country,
  city,
  additionalDetails: street,
})
