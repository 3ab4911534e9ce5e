import type { Features } from './brand.ts'
import { hasPage } from './switchedPages.ts'

/** The shelves of the shop that have an address of their own below the language, and what type stands on each. */
const shelfTypes = {
  devices: 'device',
  gateways: 'gateway',
  accessories: 'accessory',
  simCards: 'accessory',
  subscriptions: 'subscription',
  licenses: 'license',
  packages: 'package',
  integrations: 'integration',
} as const

/** Records that a page shows. */
export type Shown = { readonly resource: string; readonly type?: string }

/** A page for everybody that is there without any record, inside a language. */
export type OpenPage = { readonly path: string; readonly shows: readonly Shown[] }

const solutions = [
  { resource: 'applications' },
  { resource: 'use-cases' },
  { resource: 'industries' },
]
const products = { resource: 'products' }
const settings = { resource: 'settings' }

const allOpen: readonly OpenPage[] = [
  {
    path: '',
    shows: [
      { resource: 'sliders' },
      { resource: 'ads' },
      { resource: 'product-groups' },
      products,
      ...solutions,
      settings,
    ],
  },
  { path: '/products', shows: [products] },
  ...Object.entries(shelfTypes).map(([path, type]) => ({
    path: `/${path}`,
    shows: [{ ...products, type }],
  })),
  { path: '/solutions', shows: solutions },
  // Pages of words say what the shop is called and how it is reached.
  ...['/contact', '/requestAQuote', '/aboutUs', '/termsAndConditions', '/privacyPolicy'].map(
    (path) => ({ path, shows: [settings] }),
  ),
]

export const openPages = (features: Features): readonly OpenPage[] =>
  allOpen.filter(({ path }) => hasPage(features, path))

/** Where a record of a resource has its page; its code follows. */
export const recordPages = {
  products: '/products',
  applications: '/solutions/applications',
  'use-cases': '/solutions/useCases',
  industries: '/solutions/industries',
  tags: '/tags',
} as const
