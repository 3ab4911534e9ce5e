import type { Features } from './brand.ts'

/** The shelves of the shop, each with an address of its own below the language. */
const shelfPaths = [
  'devices',
  'gateways',
  'accessories',
  'simCards',
  'subscriptions',
  'licenses',
  'packages',
  'integrations',
] as const

/** Pages for everybody that are there without any record, inside a language. */
export const openPages = ({ terms, privacyPolicy }: Features): readonly string[] => [
  '',
  '/products',
  ...shelfPaths.map((path) => `/${path}`),
  '/solutions',
  '/contact',
  '/requestAQuote',
  '/aboutUs',
  ...(terms ? ['/termsAndConditions'] : []),
  ...(privacyPolicy ? ['/privacyPolicy'] : []),
]

/** Where a record of a resource has its page; its code follows. */
export const recordPages = {
  products: '/products',
  applications: '/solutions/applications',
  'use-cases': '/solutions/useCases',
  industries: '/solutions/industries',
  tags: '/tags',
} as const
