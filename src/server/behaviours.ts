import type { Catalogue } from '#resource/resource.ts'
import type { Invitations } from '#server/accounts/invitations.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { OrderParts } from '#server/commerce/orders/parts.ts'
import type { CardVault } from '#server/commerce/payments/cardVault.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { people } from '#server/accounts/people.ts'
import type { Behaviour, Behaviours } from '#server/engine/behaviour.ts'
import { addresses } from '#server/accounts/addresses.ts'
import { withSecondAdmin } from '#server/accounts/approvals/adminApproval.ts'
import { approvals } from '#server/commerce/approvals/approvals.ts'
import { customerTotals } from '#server/commerce/orders/customerTotals.ts'
import { discounts } from '#server/commerce/pricing/discounts.ts'
import { failedJobs } from '#server/accounts/failedJobs.ts'
import { giftCards } from '#server/commerce/pricing/giftCards.ts'
import { inventory } from '#server/commerce/stock/inventory.ts'
import { licenceAllocation } from '#server/commerce/licences/licenceAllocation.ts'
import { licencePools } from '#server/commerce/licences/licencePools.ts'
import { orders } from '#server/commerce/orders/orderBehaviour.ts'
import { paymentMethods } from '#server/commerce/payments/paymentMethods.ts'
import { pictures } from '#server/commerce/catalogue/pictures.ts'
import { products } from '#server/commerce/catalogue/products.ts'
import { requests } from '#server/commerce/quotes/requests.ts'
import { roles } from '#server/accounts/roles.ts'
import { settings } from '#server/commerce/settings/settings.ts'
import { transactions } from '#server/commerce/orders/transactionBehaviour.ts'
import { subscriptions } from '#server/commerce/licences/subscriptions.ts'

export type BehaviourParts = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly invitations: Invitations
  readonly jobs: Pick<Jobs, 'has' | 'send'>
  readonly vault: CardVault
  readonly orders: OrderParts
  readonly shop: Shop
  /** made from the behaviours themselves: there once somebody acts */
  readonly engines: () => Engines
}

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
    approvals: approvals(personParts),
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
