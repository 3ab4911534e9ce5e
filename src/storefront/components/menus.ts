import type { ExtraIconName } from './extraIcons.ts'

/** The panels of the header, each opened by the button that names it. */
export const menus = {
  main: 'menu',
  products: 'menu-products',
  solutions: 'menu-solutions',
} as const

/** The shelves of the shop as its menus name them. */
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
