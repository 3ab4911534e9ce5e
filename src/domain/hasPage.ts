import type { Features } from './brand.ts'

/**
 * Pages, including all pages below them, that exist only with some feature; more specific paths
 * come first. Browsers load this module before anything else, so profile sections have their own
 * rules (`sections.ts`).
 */
const pageRules: readonly (readonly [page: string, isOpen: (features: Features) => boolean])[] = [
  ['/cart', (features) => features.cart],
  // Offers and renewals become orders too; where the order list is off, this page shows each order.
  ['/checkout/placed', (features) => features.cart || !features.orders],
  ['/checkout', (features) => features.cart],
  ['/orders', (features) => features.orders],
  ['/termsAndConditions', (features) => features.terms],
  ['/privacyPolicy', (features) => features.privacyPolicy],
]

/**
 * Returns whether a brand has the page at a path below the language, so that it can be linked to.
 */
export const hasPage = (features: Features, to: string): boolean =>
  pageRules.find(([page]) => `${to}/`.startsWith(`${page}/`))?.[1](features) ?? true
