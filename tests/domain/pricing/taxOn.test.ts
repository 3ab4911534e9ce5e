import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxOn } from '#domain/pricing/taxOn.ts'

describe('the tax on an amount', () => {
  it.each([
    ['is added', 1000, 1500, false, 150],
    ['is added, rounding half up', 1010, 1500, false, 152],
    ['is added, rounding down below the half', 1003, 1500, false, 150],
    ['is contained', 1150, 1500, true, 150],
    ['is contained, rounded to the nearest', 1000, 1500, true, 130],
    ['is contained, rounding half up', 3, 10_000, true, 2],
    ['is zero at a rate of zero', 1000, 0, false, 0],
    ['is zero when contained at a rate of zero', 1000, 0, true, 0],
    ['is zero on zero', 0, 1500, true, 0],
    ['is exact beyond the precision of numbers', 9_000_000_000_001, 9999, false, 8_999_100_000_001],
  ])('%s', (_, net, rate, inclusive, tax) => {
    expect(taxOn(net, { rate, inclusive })).toBe(tax)
  })

  it('contained in a price matches the tax added to the rest, up to rounding', () => {
    fc.assert(
      fc.property(fc.nat(9_000_000_000), fc.nat(10_000), (net, rate) => {
        const price = net + taxOn(net, { rate, inclusive: false })
        const within = taxOn(price, { rate, inclusive: true })
        expect(Math.abs(price - within - net)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
