import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAmount, sum } from '#domain/pricing/splitAmount.ts'

describe('an amount is split', () => {
  it.each([
    ['evenly', 9, [1, 1, 1], [3, 3, 3]],
    ['with the odd coin to the first of equals', 10, [1, 1, 1], [4, 3, 3]],
    ['with the odd coins to the first of equals', 11, [5, 5, 5], [4, 4, 3]],
    ['with the odd coin to the largest remainder', 10, [5, 3, 3], [4, 3, 3]],
    ['by the largest remainder, even if it comes last', 10, [1, 1, 4], [2, 2, 6]],
    ['over a single weight', 7, [3], [7]],
    ['skipping zero weights', 10, [0, 1, 0, 1], [0, 5, 0, 5]],
    ['evenly when all weights are zero', 5, [0, 0], [3, 2]],
    ['over no weights', 5, [], []],
    ['when it is zero', 0, [1, 2], [0, 0]],
    [
      'exactly beyond the precision of numbers',
      9_000_000_000_001,
      [9_000_000_000_000, 1],
      [9_000_000_000_000, 1],
    ],
  ])('%s', (_, amount, weights, shares) => {
    expect(splitAmount(amount, weights)).toEqual(shares)
  })

  const amounts = fc.integer({ min: 0, max: 9_000_000_000_000 })
  const weights = fc.array(
    fc.oneof(fc.constant(0), fc.nat(10), fc.integer({ min: 0, max: 9_000_000_000_000 })),
    { minLength: 1, maxLength: 20 },
  )

  it('without losing a coin, each share within one coin of the exact one', () => {
    fc.assert(
      fc.property(amounts, weights, (amount, all) => {
        const shares = splitAmount(amount, all)
        expect(sum(shares)).toBe(amount)
        const total = all.reduce((each, weight) => each + BigInt(weight), 0n)
        for (const [at, share] of total ? shares.entries() : []) {
          const off = BigInt(share) * total - BigInt(amount) * BigInt(all[at] ?? 0)
          expect(off > -total && off < total).toBe(true)
        }
      }),
    )
  })

  it('with no share above its weight', () => {
    fc.assert(
      fc.property(weights, fc.nat(10_000), (all, rate) => {
        const amount = Math.floor((sum(all) * rate) / 10_000)
        const shares = splitAmount(amount, all)
        if (amount > 0) expect(shares.every((share, at) => share <= (all[at] ?? 0))).toBe(true)
      }),
    )
  })
})
