import type { FullLanguage } from '#domain/locale.ts'
import { companies, secondAcmeTenant } from './demoCompanies.ts'
import { customers } from './demoCustomers.ts'
import type { DemoPerson, Place } from './demoPeople.ts'

export type Buyer = {
  readonly email: string
  readonly language: FullLanguage
  /** days since they came */
  readonly joinedDaysAgo: number
  readonly address: Readonly<Record<'fullName' | 'country' | 'city' | 'address' | 'phone', string>>
}

/** Everybody who orders, by email address. */
export const buyers: ReadonlyMap<string, Buyer> = new Map(
  [
    ...demoBuyers(),
    ...customers.map((each) => buyerOf(each)),
    ...companies.flatMap(({ tenants, ...root }) => [
      buyerOf(root),
      ...tenants.flatMap(({ users }) =>
        users
          .filter(({ inactive }) => !inactive)
          .map((user) =>
            buyerOf({ ...user, place: root.place, joinedDaysAgo: root.joinedDaysAgo - 1 }),
          ),
      ),
    ]),
    ...secondAcmeTenant.users.map((user) =>
      buyerOf({ ...user, place: jeddah(), joinedDaysAgo: 150 }),
    ),
  ].map((each) => [each.email, each]),
)

export function buyerByEmail(email: string): Buyer {
  const buyer = buyers.get(email)
  if (!buyer) throw new Error(`the demo has nobody with the address ${email}`)
  return buyer
}

function buyerOf({
  firstName,
  lastName,
  email,
  language,
  joinedDaysAgo,
  phone,
  place,
}: Omit<DemoPerson, 'title'>): Buyer {
  const { country, city, street } = place
  const fullName = `${firstName} ${lastName}`
  return {
    email,
    language,
    joinedDaysAgo,
    address: { fullName, country, city, address: street, phone },
  }
}

function jeddah(): Place {
  return { country: 'SA', city: 'jeddah', street: 'طريق المدينة، مستودع 3' }
}

/** The people of the demo accounts. */
function demoBuyers(): readonly Buyer[] {
  const joinedDaysAgo = 210
  return [
    {
      email: 'root@example.com',
      language: 'en',
      joinedDaysAgo,
      address: {
        fullName: 'Layla Haddad',
        country: 'SA',
        city: 'riyadh',
        address: 'King Fahd Road, tower 7',
        phone: '+966501234567',
      },
    },
    {
      email: 'user@example.com',
      language: 'ar',
      joinedDaysAgo,
      address: {
        fullName: 'عمر صالح',
        country: 'SA',
        city: 'riyadh',
        address: 'طريق الملك فهد، برج 7',
        phone: '+966551234567',
      },
    },
    {
      email: 'customer@example.com',
      language: 'en',
      joinedDaysAgo,
      address: {
        fullName: 'Sami Nasser',
        country: 'AE',
        city: 'dubai',
        address: 'Marina Walk 12, floor 4',
        phone: '+971501234567',
      },
    },
  ]
}
