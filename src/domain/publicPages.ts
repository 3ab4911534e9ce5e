import type { Features } from './brand.ts'
import { hasPage } from './hasPage.ts'

/** The shelves of the shop that have an address of their own below the language, and what type stands on each. */
const productTypeByPath = {
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
export type PageRecords = { readonly resource: string; readonly type?: string }

/** A page for everybody that is there without any record, inside a language. */
export type PublicPage = { readonly path: string; readonly records: readonly PageRecords[] }

const solutions = [
  { resource: 'applications' },
  { resource: 'use-cases' },
  { resource: 'industries' },
]
const products = { resource: 'products' }
const settings = { resource: 'settings' }

const allPublicPages: readonly PublicPage[] = [
  {
    path: '',
    records: [
      { resource: 'sliders' },
      { resource: 'ads' },
      { resource: 'product-groups' },
      products,
      ...solutions,
      settings,
    ],
  },
  { path: '/products', records: [products] },
  ...Object.entries(productTypeByPath).map(([path, type]) => ({
    path: `/${path}`,
    records: [{ ...products, type }],
  })),
  { path: '/solutions', records: solutions },
  // Pages of words say what the shop is called and how it is reached.
  ...['/contact', '/requestAQuote', '/aboutUs', '/termsAndConditions', '/privacyPolicy'].map(
    (path) => ({ path, records: [settings] }),
  ),
]

export const publicPages = (features: Features): readonly PublicPage[] =>
  allPublicPages.filter(({ path }) => hasPage(features, path))

/** Where a record of a resource has its page; its code follows. */
export const recordPaths = {
  products: '/products',
  applications: '/solutions/applications',
  'use-cases': '/solutions/useCases',
  industries: '/solutions/industries',
  tags: '/tags',
} as const
