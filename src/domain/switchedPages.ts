import type { Features } from './brand.ts'

type Rule = readonly [page: string, isOpen: (features: Features) => boolean]

/** Pages, and all below them, that are there only while something is switched on. The nearest counts. */
const rules: readonly Rule[] = [
  ['/cart', ({ cart }) => cart],
  // Offers and renewals become orders too: where nobody looks through orders, this page tells of each.
  ['/checkout/placed', ({ cart, orders }) => cart || !orders],
  ['/checkout', ({ cart }) => cart],
  ['/orders', ({ orders }) => orders],
  ['/profile/addresses', ({ savedAddresses }) => savedAddresses],
  ['/profile/payment-methods', ({ savedPaymentMethods }) => savedPaymentMethods],
  ['/termsAndConditions', ({ terms }) => terms],
  ['/privacyPolicy', ({ privacyPolicy }) => privacyPolicy],
]

/** Whether a brand has the page at an address below the language, so that something may lead there. */
export const hasPage = (features: Features, to: string): boolean =>
  rules.find(([page]) => `${to}/`.startsWith(`${page}/`))?.[1](features) ?? true

/** Where those who ordered find an order; its id follows. */
export const orderPages = ({ orders }: Features): '/orders' | '/checkout/placed' =>
  orders ? '/orders' : '/checkout/placed'
