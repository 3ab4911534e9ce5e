import type { FullLanguage } from '#domain/locale.ts'
import { demo } from '../demoData.ts'
import type { DemoPerson, Tenant } from './demoPeople.ts'

export type Buyer = {
  readonly email: string
  readonly language: FullLanguage
  readonly joinedDaysAgo: number
  readonly address: Readonly<Record<'fullName' | 'country' | 'city' | 'address' | 'phone', string>>
}

const { joinedDaysAgo, secondTenant } = demo.accounts

/** Everybody who orders, by email address. */
export const buyers: ReadonlyMap<string, Buyer> = new Map(
  [
    ...demo.accounts.buyers.map((buyer) => ({ ...buyer, joinedDaysAgo })),
    ...demo.customers.map(buyerOf),
    ...demo.companies.flatMap(({ tenants, ...root }) => [
      buyerOf(root),
      ...tenants.flatMap((tenant) =>
        tenantBuyers(tenant, { ...root, joinedDaysAgo: root.joinedDaysAgo - 1 }),
      ),
    ]),
    ...tenantBuyers(secondTenant, secondTenant),
  ].map((buyer) => [buyer.email, buyer]),
)

export function buyerByEmail(email: string): Buyer {
  const buyer = buyers.get(email)
  if (!buyer) throw new Error(`The demo data has no buyer with the email ${email}`)
  return buyer
}

function tenantBuyers(
  { users }: Tenant,
  { address, joinedDaysAgo: days }: Pick<DemoPerson, 'address' | 'joinedDaysAgo'>,
): readonly Buyer[] {
  return users
    .filter(({ active = true }) => active)
    .map((user) => buyerOf({ ...user, address, joinedDaysAgo: days }))
}

function buyerOf(person: DemoPerson): Buyer {
  const { firstName, lastName, email, language, phoneNumber, address } = person
  const { country, city, additionalDetails } = address
  return {
    email,
    language,
    joinedDaysAgo: person.joinedDaysAgo,
    address: {
      fullName: `${firstName} ${lastName}`,
      country,
      city,
      address: additionalDetails,
      phone: phoneNumber,
    },
  }
}
