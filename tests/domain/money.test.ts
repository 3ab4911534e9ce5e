import { describe, expect, it } from 'vitest'
import { currencies, currencyCodes, fromMajor, toMajor, type Currency } from '#domain/money.ts'

describe('amounts of money', () => {
  it.each<[number, Currency, number]>([
    [5900, 'USD', 59],
    [5999, 'SAR', 59.99],
    [5900, 'KWD', 5.9],
    [1, 'BHD', 0.001],
    [5900, 'JPY', 5900],
    [0, 'USD', 0],
    [-250, 'EUR', -2.5],
  ])('%d minor units of %s are %d', (amount, currency, units) => {
    expect(toMajor({ amount, currency })).toBe(units)
    expect(fromMajor(units, currency)).toEqual({ amount, currency })
  })

  it('survive a round trip in every currency without floating-point drift', () => {
    for (const currency of currencyCodes) {
      for (const amount of [1, 7, 29, 57, 101, 1_005, 8_165, 2_999_999, 900_719_925_474]) {
        expect(fromMajor(toMajor({ amount, currency }), currency)).toEqual({ amount, currency })
      }
    }
  })

  it('are rounded to the minor units of the currency', () => {
    expect(fromMajor(0.125, 'USD').amount).toBe(13)
    expect(fromMajor(19.994, 'USD').amount).toBe(1999)
    expect(fromMajor(0.4, 'JPY').amount).toBe(0)
  })

  it('have the decimals that ISO 4217 gives each currency', () => {
    for (const currency of currencyCodes) {
      const { maximumFractionDigits } = new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
      }).resolvedOptions()
      expect([currency, currencies[currency]]).toEqual([currency, maximumFractionDigits])
    }
  })
})
