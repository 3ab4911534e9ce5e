import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOfUnits } from '#domain/order/shareOfUnits.ts'

it('the shares of a line add up to its amount, however its units are split', () => {
  fc.assert(
    fc.property(
      fc.nat(10 ** 12),
      fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 20 }),
      (amount, steps) => {
        const quantity = steps.reduce((all, each) => all + each, 0)
        let before = 0
        let given = 0
        for (const units of steps) {
          given += shareOfUnits(amount, { quantity, before, units })
          before += units
          expect(given).toBeLessThanOrEqual(amount)
        }
        expect(given).toBe(amount)
      },
    ),
  )
})

it('the last unit takes the remainder', () => {
  const share = (before: number, units = 1) => shareOfUnits(1000, { quantity: 3, before, units })
  expect([share(0), share(1), share(2), share(0, 2), share(1, 2)]).toEqual([
    333, 333, 334, 666, 667,
  ])
})
