import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { demo } from '../demoData.ts'
import { backdateRecords, type DatedRecord } from '../history/backdate.ts'
import { day, midnightOf, minute } from '../history/calendar.ts'
import type { Tenant } from './demoPeople.ts'

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
    { users, ...tenant }: Tenant,
  ): Promise<void> => {
    const id = await add('tenants', joinedDaysAgo, { ...tenant, company })
    for (const user of users) await add('tenant-users', joinedDaysAgo - 1, { ...user, tenant: id })
  }
  for (const { joinedDaysAgo, group: _, ...customer } of demo.customers)
    await add('customers', joinedDaysAgo, customer)
  for (const { joinedDaysAgo, group: _, tenants, ...root } of demo.companies) {
    const company = await add('companies', joinedDaysAgo, root)
    for (const tenant of tenants) await addTenant(company, joinedDaysAgo - 1, tenant)
  }
  const { joinedDaysAgo, address: _, ...secondTenant } = demo.accounts.secondTenant
  await addTenant(acme, joinedDaysAgo, secondTenant)
  for (const [table, records] of Map.groupBy(created, (each) => each.table))
    await backdateRecords(context.db, table, records)
  return created.filter(({ table }) => table !== 'tenants').length
}
