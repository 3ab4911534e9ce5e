import { describe, expect, it } from 'vitest'
import {
  discountState,
  discountStates,
  appliesTo,
  discountBlocker,
} from '#domain/pricing/discountBlocker.ts'
import type { Basket, Discount, NotAppliedReason } from '#domain/pricing/types.ts'
import { basket, discount, line, now } from './support/samples.ts'

describe('the state of a discount', () => {
  it.each<[Partial<Discount>, (typeof discountStates)[number]]>([
    [{}, 'active'],
    [{ active: false }, 'inactive'],
    [{ usageLimit: 3, used: 2 }, 'active'],
    [{ usageLimit: 3, used: 3 }, 'used'],
    [{ usageLimit: 3, used: 4 }, 'used'],
    [{ usageLimit: null, used: 4 }, 'active'],
    [{ endsAt: now }, 'active'],
    [{ endsAt: '2026-05-10T11:59:59.999Z' }, 'expired'],
    [{ endsAt: '2026-05-10T14:59:59.999+03:00' }, 'expired'],
    [{ endsAt: '2026-05-10T15:00:00+03:00' }, 'active'],
    [{ endsAt: '2026-05-10' }, 'active'],
    [{ endsAt: '2026-05-09' }, 'expired'],
    [{ startsAt: '2026-06-01T00:00:00Z' }, 'scheduled'],
    [{ startsAt: '2026-06-01T00:00:00Z', active: false }, 'inactive'],
    [{ startsAt: '2026-06-01T00:00:00Z', usageLimit: 1, used: 1 }, 'used'],
    [{ startsAt: now }, 'active'],
    [{ endsAt: '2026-01-01', usageLimit: 1, used: 1, active: false }, 'expired'],
    [{ usageLimit: 1, used: 1, active: false }, 'used'],
  ])('%o is %s', (facts, state) => {
    expect(discountState(discount(facts), now)).toBe(state)
    expect(discountStates).toContain(state)
  })
})

const partners = [{ id: 'partners', title: 'Partners', rate: 0 }]

describe('a discount is blocked', () => {
  it.each<[NotAppliedReason, Partial<Discount>, Partial<Basket>]>([
    ['expired', { endsAt: '2026-05-01T00:00:00Z', startsAt: '2027-01-01T00:00:00Z' }, {}],
    ['used', { usageLimit: 1, used: 1, active: false }, {}],
    ['inactive', { active: false, startsAt: '2026-06-01T00:00:00Z' }, {}],
    ['not_started', { startsAt: '2026-05-10T12:00:00.001Z' }, {}],
    ['not_started', { startsAt: '2026-05-11', usesPerCustomer: 1, usedByCustomer: 1 }, {}],
    ['used_by_customer', { usesPerCustomer: 1, usedByCustomer: 1, locations: ['AE'] }, {}],
    ['location', { locations: ['AE', 'KW'], customerGroups: ['partners'] }, {}],
    ['location', { locations: ['SA'] }, { country: null }],
    ['group', { customerGroups: ['partners'], products: ['gateway'] }, {}],
    ['products', { products: ['gateway'], minimumQuantity: 9 }, {}],
    ['products', {}, { lines: [] }],
    ['minimum_quantity', { minimumQuantity: 2 }, {}],
    [
      'minimum_quantity',
      { minimumQuantity: 3, products: ['sensor'] },
      { lines: [line({ quantity: 2 }), line({ product: 'gateway', quantity: 9 })] },
    ],
  ])('%s: %o for %o', (reason, facts, basketFacts) => {
    expect(discountBlocker(discount(facts), basket(basketFacts))).toBe(reason)
  })
})

describe('a discount is allowed', () => {
  it.each<[string, Partial<Discount>, Partial<Basket>]>([
    ['without conditions', {}, {}],
    ['from its first instant', { startsAt: now }, {}],
    ['until its last instant', { endsAt: now }, {}],
    ['before its last use', { usageLimit: 2, used: 1 }, {}],
    ['before the last use of the customer', { usesPerCustomer: 2, usedByCustomer: 1 }, {}],
    ['in its countries', { locations: ['SA'] }, {}],
    [
      'for one of the groups of the buyer',
      { customerGroups: ['a', 'partners'] },
      { groups: partners },
    ],
    ['for one of the products', { products: ['sensor', 'gateway'] }, {}],
    [
      'for enough units on several lines',
      { minimumQuantity: 5 },
      { lines: [line({ quantity: 2 }), line({ quantity: 3 })] },
    ],
    ['for any number of units', { minimumQuantity: 0 }, {}],
  ])('%s', (_, facts, basketFacts) => {
    expect(discountBlocker(discount(facts), basket(basketFacts))).toBeUndefined()
  })

  it('for every product, or only for those it names', () => {
    expect(appliesTo(discount(), 'sensor')).toBe(true)
    expect(appliesTo(discount({ products: ['sensor'] }), 'sensor')).toBe(true)
    expect(appliesTo(discount({ products: ['gateway'] }), 'sensor')).toBe(false)
  })
})
