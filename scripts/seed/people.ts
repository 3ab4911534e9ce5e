import { setPasswordHash } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/password.ts'
import type { Context } from '#server/engine/context.ts'
import type { Engine } from '#server/engine/engine.ts'
import { demoPassword, demoPeople } from '#server/boot/posture/demoAccounts.ts'
import { backdateRecords } from './backdate.ts'
import { day } from './calendar.ts'
import { createOtherPeople } from './createOtherPeople.ts'
import { createInAllLanguages } from './createInAllLanguages.ts'

const [root, tenantUser, customer] = demoPeople

const joinedDaysAgo = 210

/** Creates the demo accounts, all with the same password, and everybody else who buys there. */
export async function createPeople(
  engineOf: (name: string) => Engine,
  context: Context,
  now: number,
): Promise<number> {
  const hash = await hashPassword(demoPassword)
  const createRecord = async (resource: string, input: Record<string, unknown>): Promise<string> =>
    String((await engineOf(resource).create(input, context))._id)
  const createAccount = async (
    resource: string,
    input: Record<string, unknown>,
  ): Promise<string> => {
    const id = await createRecord(resource, input)
    await setPasswordHash(context.db, id, hash)
    return id
  }
  // These accounts buy here, so they must not change products or prices.
  const reader = await createInAllLanguages(engineOf('roles'), context, (language) => ({
    title: { en: 'Catalogue reader', ar: 'مطّلع على الكتالوج' }[language],
    description: {
      en: 'Reads products, tags and pictures, and changes none.',
      ar: 'يطّلع على المنتجات والوسوم والصور ولا يغيّر شيئًا منها.',
    }[language],
    ...(language === 'en'
      ? {
          permissions: [
            'products:read',
            'tags:read',
            'pictures:read',
            'applications:read',
            'industries:read',
            'use-cases:read',
          ],
        }
      : {}),
  }))
  const place = { country: 'SA', city: 'riyadh', additionalDetails: 'King Fahd Road, tower 7' }
  const company = await createAccount('companies', {
    companyName: 'Acme Logistics',
    title: 'ms',
    firstName: 'Layla',
    lastName: 'Haddad',
    email: root.email,
    phoneNumber: '+966501234567',
    address: place,
    language: 'en',
    roles: [reader],
  })
  const tenant = await createRecord('tenants', {
    name: 'Acme Riyadh',
    tenantId: tenantUser.tenant,
    company,
    email: 'riyadh@example.com',
    allowedDeviceProfileTypes: ['lorawan', 'nb_iot', 'ble'],
    allowedNetworkServers: ['EU868'],
  })
  const user = await createAccount('tenant-users', {
    tenant,
    firstName: 'Omar',
    lastName: 'Saleh',
    email: tenantUser.email,
    phoneNumber: '+966551234567',
    language: 'ar',
    roles: [reader],
  })
  const buyer = await createAccount('customers', {
    title: 'mr',
    firstName: 'Sami',
    lastName: 'Nasser',
    username: 'sami.nasser',
    email: customer.email,
    phoneNumber: '+971501234567',
    address: { country: 'AE', city: 'dubai', additionalDetails: 'Marina Walk 12' },
    language: 'en',
  })
  await createCustomerRecords(engineOf, {
    ...context,
    identity: { id: buyer, kind: 'customer', permissions: [] },
  })
  const at = now - joinedDaysAgo * day
  const recordByTable = {
    companies: company,
    tenants: tenant,
    tenant_users: user,
    customers: buyer,
  }
  for (const [table, id] of Object.entries(recordByTable))
    await backdateRecords(context.db, table, [{ id, at }])
  return demoPeople.length + (await createOtherPeople(engineOf, context, { now, acme: company }))
}

/** Creates the customer's own records, so that none of their pages is empty. */
async function createCustomerRecords(
  engineOf: (name: string) => Engine,
  context: Context,
): Promise<void> {
  const address = {
    name: 'Office',
    fullName: 'Sami Nasser',
    phoneNumber: '+971501234567',
    country: 'AE',
    city: 'dubai',
    address: 'Marina Walk 12, floor 4',
  }
  await engineOf('addresses').create(address, context)
  await engineOf('payment-methods').create(
    {
      type: 'bank_account',
      accountName: 'Sami Nasser Trading',
      iban: 'AE109991234567890123456',
      swiftCode: 'KHBZAEAD',
    },
    context,
  )
}
