import type { Features } from '#domain/brand.ts'

/** What hangs on a switch of a brand: with it all of this is there, without it none. */
export type Hangs = {
  /** pages of the storefront, below the language */
  readonly pages: readonly string[]
  /** what stands on other pages: links, buttons, words */
  readonly shown: readonly (readonly [page: string, shown: RegExp])[]
  /** pages that searchers are told of */
  readonly sitemap: readonly string[]
  /** routes, as the document of the API spells them */
  readonly routes: readonly string[]
  /** what a call takes in its body or query */
  readonly takes: readonly (readonly [operation: string, name: string])[]
  /** what an answer has */
  readonly answers: readonly (readonly [operation: string, name: string])[]
  /** screens of the back office, and with them its navigation, its search and its permissions */
  readonly screens: readonly string[]
  /** what staff meets of other resources: columns, filters, fields of forms */
  readonly fields: readonly (readonly [resource: string, field: string])[]
}

const nothing = {
  pages: [],
  shown: [],
  sitemap: [],
  routes: [],
  takes: [],
  answers: [],
  screens: [],
  fields: [],
} satisfies Hangs

const own = '/api/marketplace-customer'

const crud = (path: string): readonly string[] => [
  `get ${path}`,
  `post ${path}`,
  `get ${path}/{id}`,
  `patch ${path}/{id}`,
  `delete ${path}/{id}`,
]

const everywhere = (shown: RegExp): Hangs['shown'] =>
  ['', '/products', '/products/DEV-1', '/contact', '/wishlist', '/nowhere'].map((page) => [
    page,
    shown,
  ])

export const switches: Readonly<Record<keyof Features, Hangs>> = {
  cart: {
    ...nothing,
    pages: ['/cart', '/checkout', '/checkout/address', '/checkout/review', '/checkout/placed'],
    shown: [
      ...everywhere(/href="\/en\/(cart|checkout)/),
      ...everywhere(/The cart, the checkout and accounts/),
      ['/products', /aria-label="Add [^"]* to cart"|>Add to cart</],
      ['/products/DEV-1', />Add to cart</],
    ],
    routes: [
      `get ${own}/cart`,
      `patch ${own}/cart`,
      `post ${own}/cart/join`,
      `get ${own}/orders/pricing`,
      `post ${own}/orders`,
    ],
  },
  orders: {
    ...nothing,
    pages: ['/orders', '/orders/5'],
    shown: [
      ['/profile', /href="\/en\/orders"/],
      ['/requests', /href="\/en\/orders"/],
    ],
    routes: [`get ${own}/orders`, `get ${own}/orders/{id}/timeline`],
  },
  savedAddresses: {
    ...nothing,
    pages: ['/profile/addresses'],
    shown: [['/profile', /href="\/en\/profile\/addresses"/]],
    routes: crud(`${own}/addresses`),
    takes: [
      ['placeOrder', 'address'],
      ['priceCart', 'address'],
      ['acceptQuote', 'address'],
      ['priceQuote', 'address'],
    ],
  },
  savedPaymentMethods: {
    ...nothing,
    pages: ['/profile/payment-methods'],
    shown: [['/profile', /href="\/en\/profile\/payment-methods"/]],
    routes: [...crud(`${own}/payment-methods`), `post ${own}/payment-methods/card-setup`],
    takes: [
      ['placeOrder', 'savedCard'],
      ['placeOrder', 'saveCard'],
      ['acceptQuote', 'savedCard'],
      ['acceptQuote', 'saveCard'],
      ['payOrder', 'savedCard'],
      ['renewOwnLicensePools', 'savedCard'],
      ['renewOwnSubscriptions', 'savedCard'],
    ],
  },
  cmsStock: {
    ...nothing,
    routes: [
      'get /api/marketplace/inventory',
      'get /api/marketplace/inventory/{id}',
      'get /api/marketplace/inventory/{id}/references',
      'get /api/marketplace/inventory/{id}/history',
      'post /api/marketplace/inventory/{id}/adjust',
      'post /api/marketplace/inventory/{id}/receive',
      'get /api/marketplace/inventory/export',
      'get /api/marketplace/stock-movements',
      'get /api/marketplace/stock-movements/{id}',
      'get /api/marketplace/stock-movements/{id}/references',
      'get /api/marketplace/stock-movements/{id}/history',
      'get /api/marketplace/stock-movements/export',
    ],
    takes: [
      ['createProducts', 'stock'],
      ['updateProducts', 'stock'],
      ['updateOnlySettings', 'lowStockAt'],
    ],
    screens: ['inventory', 'stock-movements'],
    fields: [
      ['products', 'stock'],
      ['settings', 'lowStockAt'],
    ],
  },
  marketplaceStock: {
    ...nothing,
    shown: [
      ['/products', /Out of stock|In stock|Only a few left/],
      ['/products', /name="availability"/],
      ['/products', /prices and stock/],
      ['/products/DEV-1', /Only a few left/],
      ['/products/DEV-1', /schema\.org\/InStock/],
    ],
    takes: [
      ['listPublicProducts', 'stock[gte]'],
      ['listPublicProducts', 'stockMode'],
      ['updateOnlySettings', 'stock'],
    ],
    answers: [
      ['listPublicProducts', 'stock'],
      ['readPublicProducts', 'stock'],
      ['readPublicProducts', 'stockMode'],
      ['priceCart', 'available'],
      ['priceQuote', 'available'],
    ],
    fields: [['settings', 'stock']],
  },
  terms: {
    ...nothing,
    pages: ['/termsAndConditions'],
    shown: everywhere(/href="\/en\/termsAndConditions"/),
    sitemap: ['/termsAndConditions'],
  },
  privacyPolicy: {
    ...nothing,
    pages: ['/privacyPolicy'],
    shown: everywhere(/href="\/en\/privacyPolicy"/),
    sitemap: ['/privacyPolicy'],
  },
}
