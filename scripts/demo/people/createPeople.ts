import { setPasswordHash } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/password.ts'
import type { Context, Row } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { demoPassword, demoPeople } from '#server/boot/posture/demoAccounts.ts'
import { createInAllLanguages } from '../createInAllLanguages.ts'
import { demo } from '../demoData.ts'
import { backdateRecords } from '../history/backdate.ts'
import { day } from '../history/calendar.ts'
import { createOtherPeople } from './createOtherPeople.ts'

const [rootAccount, tenantAccount, customerAccount] = demoPeople

/** Creates the demo accounts, all with the same password, and everybody else who buys there. */
export async function createPeople(
  engineOf: (name: string) => Engine,
  context: Context,
  now: number,
): Promise<number> {
  const { accounts } = demo
  const hash = await hashPassword(demoPassword)
  const create = async (resource: string, input: Row, creator = context): Promise<string> =>
    String((await engineOf(resource).create(input, creator))._id)
  const createAccount = async (resource: string, input: Row): Promise<string> => {
    const id = await create(resource, input)
    await setPasswordHash(context.db, id, hash)
    return id
  }
  // These accounts buy here, so they must not change products or prices.
  const { permissions, ...roleTexts } = accounts.role
  const roles = [await createInAllLanguages(engineOf('roles'), context, roleTexts, { permissions })]
  const company = await createAccount('companies', {
    ...accounts.company,
    email: rootAccount.email,
    roles,
  })
  const tenantInput = { ...accounts.tenant, tenantId: tenantAccount.tenant, company }
  const tenant = await create('tenants', tenantInput)
  const user = await createAccount('tenant-users', {
    ...accounts.tenantUser,
    email: tenantAccount.email,
    tenant,
    roles,
  })
  const customerInput = { ...accounts.customer, email: customerAccount.email }
  const customer = await createAccount('customers', customerInput)
  const asCustomer: Context = {
    ...context,
    identity: { id: customer, kind: 'customer', permissions: [] },
  }
  await create('addresses', accounts.customerAddress, asCustomer)
  await create('payment-methods', accounts.customerPaymentMethod, asCustomer)
  const at = now - accounts.joinedDaysAgo * day
  const recordByTable = {
    companies: company,
    tenants: tenant,
    tenant_users: user,
    customers: customer,
  }
  for (const [table, id] of Object.entries(recordByTable))
    await backdateRecords(context.db, table, [{ id, at }])
  return demoPeople.length + (await createOtherPeople(engineOf, context, { now, acme: company }))
}
