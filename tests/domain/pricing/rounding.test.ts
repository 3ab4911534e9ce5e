import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies, currencyCodes } from '#domain/money.ts'
import {
  applyRateDown,
  multiplyDivideHalfUp,
  floorToPayable,
  applyRate,
  roundToPayable,
} from '#domain/pricing/rounding.ts'

describe('a rate of an amount', () => {
  it.each([
    [1000, 1000, 100],
    [5, 1000, 1],
    [4, 1000, 0],
    [15, 1000, 2],
    [333, 3333, 111],
    [1000, 0, 0],
    [1000, 10_000, 1000],
    [1000, 12_000, 1000],
    [1000, -500, 0],
    [9_000_000_000_000, 9999, 8_999_100_000_000],
    [9_007_199_254_740_991, 9999, 9_006_298_534_815_517],
  ])('of %i at %i basis points is %i', (amount, rate, part) => {
    expect(applyRate(amount, rate)).toBe(part)
  })

  it('rounds half up and all else to the nearest', () => {
    const amount = fc.integer({ min: 0, max: 9_000_000_000_000 })
    fc.assert(
      fc.property(
        amount,
        fc.nat(10_000),
        fc.integer({ min: 10_000, max: 20_000 }),
        (a, rate, by) => {
          const twice =
            2n * (BigInt(multiplyDivideHalfUp(a, rate, by)) * BigInt(by) - BigInt(a) * BigInt(rate))
          expect(twice > -BigInt(by) && twice <= BigInt(by)).toBe(true)
        },
      ),
    )
  })

  it('rounds down below a limit', () => {
    expect([applyRateDown(19, 5000), applyRateDown(3, 3333), applyRateDown(100, 10_000)]).toEqual([
      9, 0, 100,
    ])
  })

  it('rejects fractional amounts', () => {
    expect(() => applyRate(1.5, 1000)).toThrow(RangeError)
  })
})

describe('rounding to a payable amount', () => {
  it.each([
    ['KWD', 1234, 1230],
    ['KWD', 1235, 1240],
    ['BHD', 4, 0],
    ['OMR', 5, 10],
    ['JOD', 1230, 1230],
    ['USD', 1235, 1235],
    ['JPY', 1235, 1235],
  ] as const)('%s %i becomes %i', (currency, amount, payable) => {
    expect(roundToPayable(amount, currency)).toBe(payable)
  })

  it('moves an amount by at most half a coin, and rounds a payment down', () => {
    const amounts = fc.integer({ min: 0, max: 9_000_000_000_000 })
    fc.assert(
      fc.property(fc.constantFrom(...currencyCodes), amounts, (currency, amount) => {
        const coin = currencies[currency] === 3 ? 10 : 1
        expect(Math.abs(roundToPayable(amount, currency) - amount)).toBeLessThanOrEqual(coin / 2)
        expect(amount - floorToPayable(amount, currency)).toBe(amount % coin)
        expect(roundToPayable(amount, currency) % coin).toBe(0)
      }),
    )
  })
})
