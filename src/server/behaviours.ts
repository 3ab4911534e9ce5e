import type { Catalogue } from '#resource/resource.ts'
import type { Invitations } from '#server/accounts/invitations.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Engines } from '#server/engine/engine.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { OrderServices } from '#server/commerce/orders/orderServices.ts'
import type { CardVault } from '#server/commerce/payments/cardVault.ts'
import type { Shop } from '#server/commerce/settings/shop.ts'
import { createPeopleBehaviour } from '#server/accounts/peopleBehaviour.ts'
import type { Behaviour, Behaviours } from '#server/engine/behaviour.ts'
import { createAddressBehaviour } from '#server/accounts/addressBehaviour.ts'
import { withAdminApproval } from '#server/accounts/approvals/adminApproval.ts'
import { createApprovalBehaviour } from '#server/commerce/approvals/approvalBehaviour.ts'
import { deriveCustomerTotals } from '#server/commerce/orders/deriveCustomerTotals.ts'
import { createDiscountBehaviour } from '#server/commerce/pricing/discountBehaviour.ts'
import { createFailedJobBehaviour } from '#server/accounts/failedJobBehaviour.ts'
import { createGiftCardBehaviour } from '#server/commerce/pricing/giftCardBehaviour.ts'
import { createInventoryBehaviour } from '#server/commerce/stock/inventoryBehaviour.ts'
import { createLicenceAllocationBehaviour } from '#server/commerce/licences/licenceAllocationBehaviour.ts'
import { createLicencePoolBehaviour } from '#server/commerce/licences/licencePoolBehaviour.ts'
import { createOrderBehaviour } from '#server/commerce/orders/orderBehaviour.ts'
import { createPaymentMethodBehaviour } from '#server/commerce/payments/paymentMethodBehaviour.ts'
import { createPictureBehaviour } from '#server/commerce/catalogue/pictureBehaviour.ts'
import { createProductBehaviour } from '#server/commerce/catalogue/productBehaviour.ts'
import { createRequestBehaviour } from '#server/commerce/quotes/requestBehaviour.ts'
import { createRoleBehaviour } from '#server/accounts/roleBehaviour.ts'
import { createSettingsBehaviour } from '#server/commerce/settings/settingsBehaviour.ts'
import { createTransactionBehaviour } from '#server/commerce/orders/payments/transactionBehaviour.ts'
import { createSubscriptionBehaviour } from '#server/commerce/licences/subscriptionBehaviour.ts'

export type BehaviourServices = {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly invitations: Invitations
  readonly jobs: Pick<Jobs, 'has' | 'send'>
  readonly vault: CardVault
  readonly orders: OrderServices
  readonly shop: Shop
  /** returns the engines; usable only once they are built from these behaviours */
  readonly engines: () => Engines
}

/** Returns the behaviour of each resource; resources that sign in get an account behaviour. */
export function createBehaviours(services: BehaviourServices): Behaviours {
  const persons = [...services.catalogue.values()].filter(({ signsIn }) => signsIn)
  const totals: Readonly<Record<string, Behaviour>> = {
    customers: deriveCustomerTotals(services.shop.settings),
  }
  const personServices = { ...services, mailer: services.orders.mailer }
  const peopleOf = (name: string): Behaviour => {
    const resource = persons.find((each) => each.name === name)
    return resource ? createPeopleBehaviour(resource, personServices) : {}
  }
  return {
    ...Object.fromEntries(
      persons.map((resource) => [
        resource.name,
        { ...createPeopleBehaviour(resource, personServices), ...totals[resource.name] },
      ]),
    ),
    admins: withAdminApproval(peopleOf('admins')),
    addresses: createAddressBehaviour(),
    approvals: createApprovalBehaviour(personServices),
    discounts: createDiscountBehaviour(),
    'failed-jobs': createFailedJobBehaviour(services),
    'gift-cards': createGiftCardBehaviour(),
    inventory: createInventoryBehaviour(services.catalogue, services.shop.settings),
    'license-allocation': createLicenceAllocationBehaviour(services),
    'license-pools': createLicencePoolBehaviour(services.orders),
    orders: createOrderBehaviour(services.orders),
    'payment-methods': createPaymentMethodBehaviour(services.vault),
    pictures: createPictureBehaviour(),
    products: createProductBehaviour(services),
    requests: createRequestBehaviour(services.orders),
    roles: createRoleBehaviour(services),
    settings: createSettingsBehaviour(
      services.shop,
      services.orders.provider?.code,
      services.orders.catalogue.get('settings'),
    ),
    transactions: createTransactionBehaviour(services.orders),
    subscriptions: createSubscriptionBehaviour(services.orders),
  }
}
