import { describe, expect, it } from 'vitest'
import { isEnteredCode, matchesCode } from '#domain/pricing/matchesCode.ts'
import { discount } from './support/samples.ts'

describe('a typed discount code', () => {
  it.each([
    ['SUMMER', 'summer', true],
    ['Summer', '  SUMMER\t', true],
    [' SUMMER ', 'summer', true],
    ['SUMMER', 'SUMMER1', false],
    ['SUMMER', 'SUM MER', false],
    ['SUMMER', '', false],
    ['', '', false],
    [' ', ' ', false],
    [null, 'SUMMER', false],
    [null, null, false],
  ])('of %o matches %o: %o', (code, typed, found) => {
    expect(matchesCode(discount({ code }), typed)).toBe(found)
  })

  it('is ignored when blank', () => {
    expect([null, '', '  ', ' x '].map(isEnteredCode)).toEqual([false, false, false, true])
  })
})
