import { sum } from './splitAmount.ts'
import type { Basket, Discount, NotAppliedReason } from './types.ts'

export const discountStates = ['active', 'scheduled', 'used', 'inactive', 'expired'] as const
export type DiscountState = (typeof discountStates)[number]

type DiscountConditions = Pick<Discount, 'active' | 'startsAt' | 'endsAt' | 'usageLimit' | 'used'>

/**
 * Returns the state of a discount as shown to staff: an expired one first, then one that is used
 * up, then an inactive one, then one that has not started.
 */
export function discountState(
  { active, startsAt, endsAt, usageLimit, used }: DiscountConditions,
  at: string,
): DiscountState {
  if (endsAt !== null && Date.parse(at) > endTime(endsAt)) return 'expired'
  if (usageLimit !== null && used >= usageLimit) return 'used'
  if (!active) return 'inactive'
  return startsAt !== null && Date.parse(at) < Date.parse(startsAt) ? 'scheduled' : 'active'
}

type DiscountContext = Pick<Basket, 'at' | 'country' | 'groups' | 'lines'>

/**
 * Returns why a discount does not apply to a basket, before it competes with others; undefined: it
 * does.
 */
export const discountBlocker = (
  discount: Discount,
  basket: DiscountContext,
): NotAppliedReason | undefined => {
  const state = discountState(discount, basket.at)
  if (state === 'scheduled') return 'not_started'
  if (state !== 'active') return state
  return blockers.find(([, isBlocked]) => isBlocked(discount, basket))?.[0]
}

export const appliesTo = ({ products }: Discount, product: string): boolean =>
  !products.length || products.includes(product)

const blockers: readonly (readonly [
  NotAppliedReason,
  (discount: Discount, basket: DiscountContext) => boolean,
])[] = [
  [
    'used_by_customer',
    ({ usesPerCustomer, usedByCustomer }) =>
      usesPerCustomer !== null && usedByCustomer >= usesPerCustomer,
  ],
  [
    'location',
    ({ locations }, { country }) =>
      locations.length > 0 && (country === null || !locations.includes(country)),
  ],
  [
    'group',
    ({ customerGroups }, { groups }) =>
      customerGroups.length > 0 && !groups.some(({ id }) => customerGroups.includes(id)),
  ],
  ['products', (discount, { lines }) => !lines.some(({ product }) => appliesTo(discount, product))],
  [
    'minimum_quantity',
    (discount, { lines }) =>
      sum(
        lines.filter(({ product }) => appliesTo(discount, product)).map((each) => each.quantity),
      ) < discount.minimumQuantity,
  ],
]

/** A date without a time is included to the end of the day. */
const endTime = (iso: string): number =>
  Date.parse(iso.length === '2026-12-31'.length ? `${iso}T23:59:59.999Z` : iso)
