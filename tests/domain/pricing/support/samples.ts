import type {
  Basket,
  BasketLine,
  Discount,
  PricedBasket,
  PriceRule,
} from '#domain/pricing/types.ts'

export const now = '2026-05-10T12:00:00.000Z'

/** Ten percent off everything for everybody, without an end. */
export const discount = (facts: Partial<Discount> = {}): Discount => ({
  id: 'd',
  title: 'Ten percent',
  type: 'product_discount',
  code: null,
  active: true,
  startsAt: null,
  endsAt: null,
  rate: 1000,
  usageLimit: null,
  used: 0,
  usesPerCustomer: null,
  usedByCustomer: 0,
  locations: [],
  minimumQuantity: 1,
  products: [],
  customerGroups: [],
  ...facts,
})

export const line = (facts: Partial<BasketLine> = {}): BasketLine => ({
  product: 'sensor',
  quantity: 1,
  listPrice: 1000,
  groupPrices: [],
  ...facts,
})

/** One sensor at 10 dollars, and nothing else. */
export const basket = (facts: Partial<Basket> = {}): Basket => ({
  currency: 'USD',
  at: now,
  country: 'SA',
  groups: [],
  lines: [line()],
  discounts: [],
  code: null,
  discountCap: 10_000,
  tax: { rate: 0, inclusive: false },
  ...facts,
})

export const rulesOf = (priced: PricedBasket, ...kinds: PriceRule['kind'][]): PriceRule[] =>
  priced.rules.filter(({ kind }) => kinds.includes(kind))

/** The discounts that lost, and why. */
export const losses = (priced: PricedBasket) =>
  rulesOf(priced, 'lost_discount').map(({ id, reason }) => [id, reason])
