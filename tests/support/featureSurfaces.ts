import type { Features } from '#domain/brand.ts'

/**
 * Everything that depends on one feature of a brand: present when it is on, absent when it is off.
 */
export type FeatureSurface = {
  /** pages of the storefront, without the language */
  readonly pages: readonly string[]
  /** elements of other pages: links, buttons, words */
  readonly visible: readonly (readonly [page: string, shown: RegExp])[]
  /** pages in the sitemap */
  readonly sitemap: readonly string[]
  /** routes, as spelt in the OpenAPI document */
  readonly routes: readonly string[]
  /** parameters of the body or query */
  readonly parameters: readonly (readonly [operation: string, name: string])[]
  /** fields of the response */
  readonly responseFields: readonly (readonly [operation: string, name: string])[]
  /** screens of the back office, along with their navigation, search and permissions */
  readonly screens: readonly string[]
  /** elements in other resources: columns, filters, form fields */
  readonly fields: readonly (readonly [resource: string, field: string])[]
}

const emptySurface = {
  pages: [],
  visible: [],
  sitemap: [],
  routes: [],
  parameters: [],
  responseFields: [],
  screens: [],
  fields: [],
} satisfies FeatureSurface

const customerApi = '/api/marketplace-customer'

const crud = (path: string): readonly string[] => [
  `get ${path}`,
  `post ${path}`,
  `get ${path}/{id}`,
  `patch ${path}/{id}`,
  `delete ${path}/{id}`,
]

const onEveryPage = (shown: RegExp): FeatureSurface['visible'] =>
  ['', '/products', '/products/DEV-1', '/contact', '/wishlist', '/nowhere'].map((page) => [
    page,
    shown,
  ])

export const featureSurfaces: Readonly<Record<keyof Features, FeatureSurface>> = {
  cart: {
    ...emptySurface,
    pages: ['/cart', '/checkout', '/checkout/address', '/checkout/review', '/checkout/placed'],
    visible: [
      ...onEveryPage(/href="\/en\/(cart|checkout)/),
      ...onEveryPage(/The cart, the checkout and accounts/),
      ['/products', /aria-label="Add [^"]* to cart"|>Add to cart</],
      ['/products/DEV-1', />Add to cart</],
    ],
    routes: [
      `get ${customerApi}/cart`,
      `patch ${customerApi}/cart`,
      `post ${customerApi}/cart/join`,
      `get ${customerApi}/orders/pricing`,
      `post ${customerApi}/orders`,
    ],
  },
  orders: {
    ...emptySurface,
    pages: ['/orders', '/orders/5'],
    visible: [
      ['/profile', /href="\/en\/orders"/],
      ['/requests', /href="\/en\/orders"/],
    ],
    routes: [`get ${customerApi}/orders`, `get ${customerApi}/orders/{id}/timeline`],
  },
  savedAddresses: {
    ...emptySurface,
    pages: ['/profile/addresses'],
    visible: [['/profile', /href="\/en\/profile\/addresses"/]],
    routes: crud(`${customerApi}/addresses`),
    parameters: [
      ['placeOrder', 'address'],
      ['priceCart', 'address'],
      ['acceptQuote', 'address'],
      ['priceQuote', 'address'],
    ],
  },
  savedPaymentMethods: {
    ...emptySurface,
    pages: ['/profile/payment-methods'],
    visible: [['/profile', /href="\/en\/profile\/payment-methods"/]],
    routes: [
      ...crud(`${customerApi}/payment-methods`),
      `post ${customerApi}/payment-methods/card-setup`,
    ],
    parameters: [
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
    ...emptySurface,
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
    parameters: [
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
    ...emptySurface,
    visible: [
      ['/products', /Out of stock|In stock|Only a few left/],
      ['/products', /name="availability"/],
      ['/products', /prices and stock/],
      ['/products/DEV-1', /Only a few left/],
      ['/products/DEV-1', /schema\.org\/InStock/],
    ],
    parameters: [
      ['listPublicProducts', 'stock[gte]'],
      ['listPublicProducts', 'stockMode'],
      ['updateOnlySettings', 'stock'],
    ],
    responseFields: [
      ['listPublicProducts', 'stock'],
      ['readPublicProducts', 'stock'],
      ['readPublicProducts', 'stockMode'],
      ['priceCart', 'available'],
      ['priceQuote', 'available'],
    ],
    fields: [['settings', 'stock']],
  },
  terms: {
    ...emptySurface,
    pages: ['/termsAndConditions'],
    visible: onEveryPage(/href="\/en\/termsAndConditions"/),
    sitemap: ['/termsAndConditions'],
  },
  privacyPolicy: {
    ...emptySurface,
    pages: ['/privacyPolicy'],
    visible: onEveryPage(/href="\/en\/privacyPolicy"/),
    sitemap: ['/privacyPolicy'],
  },
}
