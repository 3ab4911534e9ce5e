import type { Dashboard } from '#api/dashboard.ts'
import type { Links } from '../useLinks.ts'

/** Returns whether nothing was ordered yet and the user may add products. */
export const isNewShop = ({ begun }: Dashboard, links: Links): boolean =>
  begun.orders === false && links.add('products') !== undefined
