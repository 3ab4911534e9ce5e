/** A part of the code whose mistakes cost money or secrets, and the tests that guard it. */
export type MutationArea = {
  readonly name: string
  /** files, or folders that end with a slash */
  readonly sources: readonly string[]
  /** the tests, cheapest first: later ones run only for what the earlier ones miss */
  readonly tests: readonly (readonly string[])[]
  readonly share: number
}

export const mutationAreas: readonly MutationArea[] = [
  {
    name: 'domain',
    sources: ['src/domain/'],
    tests: [
      ['tests/domain/'],
      [
        'tests/resource/',
        'tests/ui/',
        'tests/storefront/',
        'tests/server/brands/',
        'tests/house/typefaces.test.ts',
      ],
      ['tests/api/commerce/quotes.test.ts', 'tests/api/commerce/licences.test.ts'],
    ],
    share: 0.4,
  },
  {
    name: 'access',
    sources: [
      'src/resource/access.ts',
      'src/server/accounts/accessControl.ts',
      'src/server/accounts/permissionsOf.ts',
      'src/server/accounts/rights.ts',
      'src/server/engine/rowScope.ts',
      'src/server/http/routeAccess.ts',
    ],
    tests: [
      ['tests/resource/access.test.ts', 'tests/api/accounts/permissions.test.ts'],
      ['tests/api/accessMatrix.test.ts', 'tests/api/accounts/permissionRevocation.test.ts'],
      [
        'tests/api/brandIsolation.test.ts',
        'tests/api/brandDiscounts.test.ts',
        'tests/api/commerce/staffRecords.test.ts',
      ],
    ],
    share: 0.15,
  },
  {
    name: 'pricing',
    sources: [
      'src/server/commerce/orders/checkout/priceCart.ts',
      'src/server/commerce/orders/checkout/pricingFacts.ts',
      'src/server/commerce/pricing/',
      'src/server/commerce/quotes/priceQuote.ts',
    ],
    tests: [
      ['tests/api/commerce/pricing.test.ts'],
      ['tests/api/commerce/giftCodes.test.ts', 'tests/api/discountStates.test.ts'],
      ['tests/api/brandDiscounts.test.ts', 'tests/api/commerce/quotes.test.ts'],
    ],
    share: 0.15,
  },
  {
    name: 'stock',
    sources: ['src/server/commerce/stock/'],
    tests: [
      ['tests/api/commerce/orders.test.ts'],
      ['tests/api/commerce/cancel.test.ts', 'tests/api/commerce/refunds.test.ts'],
      ['tests/api/commerce/staffRecords.test.ts', 'tests/api/productDeletion.test.ts'],
      ['tests/api/commerce/races.test.ts'],
    ],
    share: 0.15,
  },
  {
    name: 'writer',
    sources: ['src/server/engine/writes/'],
    tests: [
      ['tests/api/lifecycle.test.ts'],
      ['tests/api/capabilities.test.ts', 'tests/api/bulk.test.ts', 'tests/api/races.test.ts'],
      ['tests/api/everyResource.test.ts'],
    ],
    share: 0.15,
  },
]
