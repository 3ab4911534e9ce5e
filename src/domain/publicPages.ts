import type { Features } from './brand.ts'
import { hasPage } from './hasPage.ts'

/** The product list pages below the language, with the product type of each. */
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

/** The records that a page shows. */
export type PageRecords = { readonly resource: string; readonly type?: string }

/** A public page that exists without any record; its path is below the language. */
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
  // Text pages show the name of the shop and how to contact it.
  ...['/contact', '/requestAQuote', '/aboutUs', '/termsAndConditions', '/privacyPolicy'].map(
    (path) => ({ path, records: [settings] }),
  ),
]

export const publicPages = (features: Features): readonly PublicPage[] =>
  allPublicPages.filter(({ path }) => hasPage(features, path))

/** The path of a record's page for each resource; its code is appended. */
export const recordPaths = {
  products: '/products',
  applications: '/solutions/applications',
  'use-cases': '/solutions/useCases',
  industries: '/solutions/industries',
  tags: '/tags',
} as const
