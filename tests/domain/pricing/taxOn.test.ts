import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxOn } from '#domain/pricing/taxOn.ts'

describe('the tax on a net amount', () => {
  it.each([
    ['added', 1000, 1500, false, 150],
    ['added, half up', 1010, 1500, false, 152],
    ['added, below the half', 1003, 1500, false, 150],
    ['within', 1150, 1500, true, 150],
    ['within, to the nearest', 1000, 1500, true, 130],
    ['within, half up', 3, 10_000, true, 2],
    ['of no rate', 1000, 0, false, 0],
    ['of no rate within', 1000, 0, true, 0],
    ['on nothing', 0, 1500, true, 0],
    ['exact where numbers are not', 9_000_000_000_001, 9999, false, 8_999_100_000_001],
  ])('%s', (_, net, rate, inclusive, tax) => {
    expect(taxOn(net, { rate, inclusive })).toBe(tax)
  })

  it('within a price is what was added to the rest of it, give or take a rounding', () => {
    fc.assert(
      fc.property(fc.nat(9_000_000_000), fc.nat(10_000), (net, rate) => {
        const price = net + taxOn(net, { rate, inclusive: false })
        const within = taxOn(price, { rate, inclusive: true })
        expect(Math.abs(price - within - net)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
