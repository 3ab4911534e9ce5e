import { describe, expect, it } from 'vitest'
import {
  generatedPasswordLength,
  generatePassword,
  isStrongPassword,
  checkPasswordRules,
  maxPasswordLength,
  passwordSymbols,
} from '#domain/password.ts'

describe('a new password', () => {
  it.each([
    ['abcdefgh!', { case: false, length: true, symbol: true }],
    ['ABCDEFGH!', { case: false, length: true, symbol: true }],
    ['Abcdef!', { case: true, length: false, symbol: true }],
    ['Abcdefgh', { case: true, length: true, symbol: false }],
    ['Abcdefg~', { case: true, length: true, symbol: false }],
    ['Abcdefg!', { case: true, length: true, symbol: true }],
  ])('%s keeps the rules it keeps', (password, kept) => {
    expect(checkPasswordRules(password)).toEqual(kept)
    expect(isStrongPassword(password)).toBe(Object.values(kept).every(Boolean))
  })

  it.each([...passwordSymbols])('may have the symbol %s', (symbol) => {
    expect(isStrongPassword(`Abcdefg${symbol}`)).toBe(true)
  })

  it('has an end', () => {
    expect(isStrongPassword(`Aa!${'x'.repeat(maxPasswordLength)}`)).toBe(false)
  })
})

describe('a generated password', () => {
  it('has 20 characters and keeps the rules, whatever chance says', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      let state = seed
      const password = generatePassword((below) => {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        return state % below
      })
      expect(password).toHaveLength(generatedPasswordLength)
      expect([password, isStrongPassword(password)]).toEqual([password, true])
    }
  })
})
