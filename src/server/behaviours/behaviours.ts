import { people } from '../accounts/people.ts'
import type { Behaviour, Behaviours } from '../engine/behaviour.ts'
import { addresses } from './addresses.ts'
import { withSecondAdmin } from '../approvals/adminApproval.ts'
import { approvals } from './approvals.ts'
import { customerTotals } from './customers.ts'
import { discounts } from './discounts.ts'
import { failedJobs } from './failedJobs.ts'
import { giftCards } from './giftCards.ts'
import { inventory } from './inventory.ts'
import { licenceAllocation } from './licenceAllocation.ts'
import { licencePools } from './licencePools.ts'
import { orders } from './orders.ts'
import type { BehaviourParts } from './parts.ts'
import { paymentMethods } from './paymentMethods.ts'
import { pictures } from './pictures.ts'
import { products } from './products.ts'
import { requests } from './requests.ts'
import { roles } from './roles.ts'
import { settings } from './settings.ts'
import { transactions } from './transactions.ts'
import { subscriptions } from './subscriptions.ts'

/** Everything that declarations cannot say, by resource; whoever signs in has an account. */
export function createBehaviours(parts: BehaviourParts): Behaviours {
  const persons = [...parts.catalogue.values()].filter(({ signsIn }) => signsIn)
  const totals: Readonly<Record<string, Behaviour>> = {
    customers: customerTotals(parts.shop.settings),
  }
  const personParts = { ...parts, mailer: parts.orders.mailer }
  const peopleOf = (name: string): Behaviour => {
    const resource = persons.find((each) => each.name === name)
    return resource ? people(resource, personParts) : {}
  }
  return {
    ...Object.fromEntries(
      persons.map((resource) => [
        resource.name,
        { ...people(resource, personParts), ...totals[resource.name] },
      ]),
    ),
    admins: withSecondAdmin(peopleOf('admins')),
    addresses: addresses(),
    approvals: approvals(parts),
    discounts: discounts(),
    'failed-jobs': failedJobs(parts),
    'gift-cards': giftCards(),
    inventory: inventory(parts.catalogue, parts.shop.settings),
    'license-allocation': licenceAllocation(parts),
    'license-pools': licencePools(parts.orders),
    orders: orders(parts.orders),
    'payment-methods': paymentMethods(parts.vault),
    pictures: pictures(),
    products: products(parts),
    requests: requests(parts.orders),
    roles: roles(parts),
    settings: settings(
      parts.shop,
      parts.orders.provider?.code,
      parts.orders.catalogue.get('settings'),
    ),
    transactions: transactions(parts.orders),
    subscriptions: subscriptions(parts.orders),
  }
}
