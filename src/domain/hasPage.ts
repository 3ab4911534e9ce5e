import type { Features } from './brand.ts'

/**
 * Pages, and all below them, that are there only while something is switched on, the nearest first.
 * Browsers load these before anything else, so the parts of a profile keep their own (`sections.ts`).
 */
const pageRules: readonly (readonly [page: string, isOpen: (features: Features) => boolean])[] = [
  ['/cart', (features) => features.cart],
  // Offers and renewals become orders too: where nobody looks through orders, this page tells of each.
  ['/checkout/placed', (features) => features.cart || !features.orders],
  ['/checkout', (features) => features.cart],
  ['/orders', (features) => features.orders],
  ['/termsAndConditions', (features) => features.terms],
  ['/privacyPolicy', (features) => features.privacyPolicy],
]

/** Whether a brand has the page at an address below the language, so that something may lead there. */
export const hasPage = (features: Features, to: string): boolean =>
  pageRules.find(([page]) => `${to}/`.startsWith(`${page}/`))?.[1](features) ?? true
