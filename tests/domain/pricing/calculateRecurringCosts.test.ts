import { expect, it } from 'vitest'
import { calculateRecurringCosts } from '#domain/pricing/calculateRecurringCosts.ts'
import { basket, discount, line } from './support/samples.ts'

const periods = ['annual', null, 'monthly', 'perpetual', 'monthly'] as const
const lines = [9000, 5000, 1000, 700, 1000].map((listPrice, at) =>
  line({ product: `p${at}`, quantity: 1, listPrice }),
)
const onTop = { rate: 1500, inclusive: false }

it('adds up recurring prices by period with tax, without one-time prices', () => {
  expect(calculateRecurringCosts(basket({ lines, tax: onTop }), periods, [])).toEqual([
    { period: 'monthly', amount: 2300 },
    { period: 'annual', amount: 10_350 },
  ])
  const included = basket({ lines, tax: { rate: 1500, inclusive: true } })
  expect(calculateRecurringCosts(included, periods, [])[0]).toEqual({
    period: 'monthly',
    amount: 2000,
  })
  expect(calculateRecurringCosts(basket({ lines }), [null, null, null, null, null], [])).toEqual([])
})

it('applies only the discounts that are for renewals', () => {
  const forAll = discount({ id: 'all', rate: 1000, isForRenewals: true })
  const first = discount({ id: 'first', rate: 5000 })
  const subject = basket({ lines, tax: onTop, discounts: [forAll, first] })
  const monthly = (applied: readonly string[]) =>
    calculateRecurringCosts(subject, periods, applied)[0]
  expect(monthly(['all', 'first'])?.amount).toBe(2070)
  expect(monthly(['first'])?.amount).toBe(2300)
  const fromTwo = { ...subject, discounts: [{ ...forAll, minimumQuantity: 2 }] }
  expect(calculateRecurringCosts(fromTwo, periods, ['all'])[1]?.amount).toBe(9315)
})
