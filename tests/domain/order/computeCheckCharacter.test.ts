import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeCheckCharacter } from '#domain/order/computeCheckCharacter.ts'

const alphabet = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ']

describe('the check character', () => {
  it.each([
    // the example of the Global Release Identifier, which uses the same standard
    ['A12425GABC1234002', 'M'],
    ['', '1'],
    ['0', '2'],
    ['ACM2026001042', 'J'],
  ])('of %s is %s', (text, check) => {
    expect(computeCheckCharacter(text)).toBe(check)
  })

  it('detects every single wrong character', () => {
    const texts = fc.array(fc.constantFrom(...alphabet), { minLength: 1, maxLength: 24 })
    fc.assert(
      fc.property(texts, fc.nat(100), fc.constantFrom(...alphabet), (characters, at, other) => {
        const place = at % characters.length
        fc.pre(characters[place] !== other)
        const wrong = characters.with(place, other)
        expect(computeCheckCharacter(wrong.join(''))).not.toBe(
          computeCheckCharacter(characters.join('')),
        )
      }),
      { numRuns: 1000 },
    )
  })
})
