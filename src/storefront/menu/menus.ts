import type { ExtraIconName } from '../components/ExtraIcon.tsx'

/** Ids of the header panels, each opened by the button that refers to it. */
export const menus = {
  main: 'menu',
  products: 'menu-products',
  solutions: 'menu-solutions',
} as const

/** The product collections in the order of the menu. */
export const collectionLinks = [
  ['nav.devices', '/devices', 'signal'],
  ['nav.gateways', '/gateways', 'gauge'],
  ['nav.accessories', '/accessories', 'plug'],
  ['nav.simCards', '/simCards', 'sim'],
  ['nav.subscriptions', '/subscriptions', 'repeat'],
  ['nav.licenses', '/licenses', 'key'],
  ['nav.packages', '/packages', 'box'],
  ['nav.integrations', '/integrations', 'link'],
] as const satisfies readonly (readonly [string, string, ExtraIconName])[]
