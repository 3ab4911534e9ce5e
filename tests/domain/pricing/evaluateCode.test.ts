import { describe, expect, it } from 'vitest'
import { priceBasket } from '#domain/pricing/priceBasket.ts'
import { evaluateCode } from '#domain/pricing/evaluateCode.ts'
import { basket, discount } from './support/samples.ts'

const summer = discount({ id: 's', type: 'code_discount', code: 'SUMMER' })
const expired = { ...summer, id: 'e', endsAt: '2026-01-01' }
const inactive = { ...summer, id: 'i', active: false }

describe('the shopper hears', () => {
  it.each([
    ['nothing when no code was typed', null, [summer], null],
    ['nothing of blanks', '  ', [summer], null],
    ['that it applies', 'Summer', [summer], { applied: true }],
    ['that there is none such', 'winter', [summer], { applied: false, reason: 'unknown' }],
    ['why it does not apply', 'summer', [expired], { applied: false, reason: 'expired' }],
    ['of the one that applies', 'summer', [expired, summer], { applied: true }],
    [
      'one reason, of the first by id',
      'summer',
      [inactive, expired],
      { applied: false, reason: 'expired' },
    ],
    [
      'that a rate of nothing takes nothing',
      'summer',
      [{ ...summer, rate: 0 }],
      { applied: false, reason: 'nothing' },
    ],
  ])('%s', (_, code, discounts, result) => {
    expect(priceBasket(basket({ code, discounts })).code).toEqual(result)
  })

  it('that the cap left nothing of it', () => {
    const product = discount({ rate: 5000 })
    const asked = basket({ code: 'summer', discounts: [summer, product], discountCap: 5000 })
    expect(priceBasket(asked).code).toEqual({ applied: false, reason: 'cap' })
  })

  it('that it is unknown where no lane was run', () => {
    expect(evaluateCode(basket({ code: 'x' }), [], [])).toEqual({
      applied: false,
      reason: 'unknown',
    })
  })
})
