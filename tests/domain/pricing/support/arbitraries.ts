import fc from 'fast-check'
import { currencyCodes } from '#domain/money.ts'
import {
  discountTypes,
  type Basket,
  type BasketLine,
  type Discount,
} from '#domain/pricing/types.ts'
import { now } from './samples.ts'

const products = ['sensor', 'gateway', 'tracker', 'licence']
const groups = ['resellers', 'schools', 'partners']
const countries = ['SA', 'AE', 'KW']
const moments = [null, '2026-05-01T00:00:00Z', now, '2026-05-20T00:00:00Z']

const oftenNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 2 })
const some = (values: readonly string[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: 1 }) },
  )

/** Small amounts, where rounding matters, and some whose product with a rate is no safe integer. */
const amounts = fc.oneof(
  fc.integer({ min: 0, max: 30 }),
  fc.integer({ min: 0, max: 200_000 }),
  fc.integer({ min: 0, max: 9_000_000_000 }),
)
const rates = fc.oneof(
  fc.constantFrom(0, 1, 500, 1000, 1500, 3333, 5000, 10_000),
  fc.integer({ min: 0, max: 10_000 }),
)

const line: fc.Arbitrary<BasketLine> = fc.record({
  product: fc.constantFrom(...products),
  quantity: fc.integer({ min: 1, max: 200 }),
  listPrice: amounts,
  groupPrices: fc.array(fc.record({ group: fc.constantFrom(...groups), price: amounts }), {
    maxLength: 2,
  }),
})

export const discountWith = (id: fc.Arbitrary<string>): fc.Arbitrary<Discount> =>
  fc.record({
    id,
    title: fc.constant('A discount'),
    type: fc.constantFrom(...discountTypes),
    code: oftenNull(fc.constantFrom('SUMMER', 'summer ', 'WINTER')),
    active: fc.boolean(),
    startsAt: fc.constantFrom(...moments),
    endsAt: fc.constantFrom(...moments),
    rate: rates,
    usageLimit: oftenNull(fc.integer({ min: 1, max: 5 })),
    used: fc.integer({ min: 0, max: 3 }),
    usesPerCustomer: oftenNull(fc.integer({ min: 1, max: 3 })),
    usedByCustomer: fc.integer({ min: 0, max: 2 }),
    locations: some(countries),
    minimumQuantity: fc.integer({ min: 0, max: 20 }),
    products: some(products),
    customerGroups: some(groups),
  })

/** A discount that always applies, so that the stages and the cap matter. */
const usable = (id: string, type: Discount['type']) =>
  discountWith(fc.constant(id)).map((each) => ({
    ...each,
    type,
    code: 'SUMMER',
    active: true,
    startsAt: null,
    endsAt: null,
    used: 0,
    usedByCustomer: 0,
    locations: [],
    minimumQuantity: 0,
    customerGroups: [],
  }))

const discounts = fc
  .tuple(
    fc.uniqueArray(discountWith(fc.string({ minLength: 1, maxLength: 3 })), {
      selector: ({ id }) => id,
      maxLength: 6,
    }),
    usable('product one', 'product_discount'),
    usable('product two', 'product_discount'),
    usable('market one', 'market_discount'),
    usable('market two', 'market_discount'),
    usable('code one', 'code_discount'),
  )
  .map(([others, ...ours]) => [...others, ...ours])

export const baskets: fc.Arbitrary<Basket> = fc
  .record({
    currency: fc.constantFrom(...currencyCodes),
    at: fc.constant(now),
    country: oftenNull(fc.constantFrom(...countries)),
    groups: fc.uniqueArray(
      fc.record({ id: fc.constantFrom(...groups), title: fc.constant('A group'), rate: rates }),
      { selector: ({ id }) => id, maxLength: 3 },
    ),
    lines: fc.array(line, { maxLength: 6 }),
    discounts,
    code: fc.constantFrom(null, 'SUMMER', ' summer', 'winter', 'none such', ' '),
    discountCap: fc.oneof(rates, fc.constant(10_000)),
    tax: fc.record({ rate: rates, inclusive: fc.boolean() }),
    shipping: fc.option(
      fc.record({ title: fc.constant('Courier'), price: amounts, freeFrom: oftenNull(amounts) }),
      { nil: undefined },
    ),
    giftCard: fc.option(fc.record({ balance: amounts }), {
      nil: undefined,
    }),
  })
  .map(({ shipping, giftCard, ...rest }) => ({
    ...rest,
    ...(shipping && { shipping }),
    ...(giftCard && { giftCard }),
  }))
