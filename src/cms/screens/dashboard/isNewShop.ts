import type { Dashboard } from '#api/dashboard.ts'
import type { Links } from './useLinks.ts'

/** Nobody has ordered yet, and the reader is one of those who see to it that somebody can. */
export const isNewShop = ({ begun }: Dashboard, links: Links): boolean =>
  begun.orders === false && links.add('products') !== undefined
