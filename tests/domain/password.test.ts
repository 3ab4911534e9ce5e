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
  ])('%s satisfies the expected rules', (password, rules) => {
    expect(checkPasswordRules(password)).toEqual(rules)
    expect(isStrongPassword(password)).toBe(Object.values(rules).every(Boolean))
  })

  it.each([...passwordSymbols])('may contain the symbol %s', (symbol) => {
    expect(isStrongPassword(`Abcdefg${symbol}`)).toBe(true)
  })

  it('has a maximum length', () => {
    expect(isStrongPassword(`Aa!${'x'.repeat(maxPasswordLength)}`)).toBe(false)
  })
})

describe('a generated password', () => {
  it('has 20 characters and satisfies the rules, whatever the random numbers', () => {
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
