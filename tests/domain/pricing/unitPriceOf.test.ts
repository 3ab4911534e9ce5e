import { describe, expect, it } from 'vitest'
import { unitPriceOf } from '#domain/pricing/unitPriceOf.ts'
import { line } from './support/samples.ts'

const resellers = { id: 'r', title: 'Resellers', rate: 1000 }
const schools = { id: 's', title: 'Schools', rate: 0 }

describe('the unit price', () => {
  it('is the list price without a customer group', () => {
    const own = line({ groupPrices: [{ group: 'r', price: 700 }] })
    expect(unitPriceOf(own, [])).toEqual({ unitPrice: 1000 })
  })

  it('is reduced by the rate of the group', () => {
    expect(unitPriceOf(line(), [resellers])).toEqual({ unitPrice: 900, group: resellers })
  })

  it.each([
    [1005, 1000, 905],
    [1004, 1000, 904],
    [15, 5000, 8],
    [1, 10_000, 0],
    [1000, 20_000, 0],
  ])('of %i less %i basis points is %i, rounding half up', (listPrice, rate, unitPrice) => {
    const [group] = [{ ...resellers, rate }]
    expect(unitPriceOf(line({ listPrice }), [group]).unitPrice).toBe(unitPrice)
  })

  it('is the group’s own price when that is better, and then has no rate', () => {
    const own = line({ groupPrices: [{ group: 'r', price: 850 }] })
    expect(unitPriceOf(own, [resellers])).toEqual({
      unitPrice: 850,
      group: { id: 'r', title: 'Resellers' },
    })
  })

  it('uses the rate when the group’s own price is worse', () => {
    const own = line({ groupPrices: [{ group: 'r', price: 950 }] })
    expect(unitPriceOf(own, [resellers])).toEqual({ unitPrice: 900, group: resellers })
  })

  it('is the best of several groups, in any order', () => {
    const own = line({
      groupPrices: [
        { group: 's', price: 800 },
        { group: 'others', price: 1 },
      ],
    })
    for (const groups of [
      [resellers, schools],
      [schools, resellers],
    ])
      expect(unitPriceOf(own, groups)).toEqual({
        unitPrice: 800,
        group: { id: 's', title: 'Schools' },
      })
  })

  it('is that of the lowest group id for equal prices', () => {
    const twins = [{ ...schools, rate: 1000 }, resellers]
    expect(unitPriceOf(line(), twins).group?.id).toBe('r')
  })

  it('never exceeds the list price, and names no group that changes nothing', () => {
    const own = line({ groupPrices: [{ group: 's', price: 1200 }] })
    expect(unitPriceOf(own, [schools])).toEqual({ unitPrice: 1000 })
  })
})
