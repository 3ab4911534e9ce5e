import { describe, expect, it } from 'vitest'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import { evaluateCode } from '#domain/pricing/evaluateCode.ts'
import { basket, discount } from './support/samples.ts'

const summer = discount({ id: 's', type: 'code_discount', code: 'SUMMER' })
const expired = { ...summer, id: 'e', endsAt: '2026-01-01' }
const inactive = { ...summer, id: 'i', active: false }

describe('the result of a discount code says', () => {
  it.each([
    ['nothing when no code was typed', null, [summer], null],
    ['nothing for blanks', '  ', [summer], null],
    ['that it applies', 'Summer', [summer], { applied: true }],
    ['that it is unknown', 'winter', [summer], { applied: false, reason: 'unknown' }],
    ['why it does not apply', 'summer', [expired], { applied: false, reason: 'expired' }],
    ['that one of several applies', 'summer', [expired, summer], { applied: true }],
    [
      'the reason of the lowest id',
      'summer',
      [inactive, expired],
      { applied: false, reason: 'expired' },
    ],
    [
      'that a rate of zero reduces nothing',
      'summer',
      [{ ...summer, rate: 0 }],
      { applied: false, reason: 'nothing' },
    ],
  ])('%s', (_, code, discounts, result) => {
    expect(priceBasket(basket({ code, discounts })).code).toEqual(result)
  })

  it('that the cap reduced it to nothing', () => {
    const product = discount({ rate: 5000 })
    const input = basket({ code: 'summer', discounts: [summer, product], discountCap: 5000 })
    expect(priceBasket(input).code).toEqual({ applied: false, reason: 'cap' })
  })

  it('that it is unknown when no stage ran', () => {
    expect(evaluateCode(basket({ code: 'x' }), [], [])).toEqual({
      applied: false,
      reason: 'unknown',
    })
  })
})
