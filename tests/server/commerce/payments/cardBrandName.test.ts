import { expect, it } from 'vitest'
import { cardBrandName, formatExpiry } from '#server/commerce/payments/cardBrandName.ts'

it.each([
  ['visa', 'Visa'],
  ['VISA', 'Visa'],
  ['MADA', 'mada'],
  ['american_express', 'American Express'],
  ['AMERICAN EXPRESS', 'American Express'],
  ['diners', 'Diners'],
  ['cartes_bancaires', 'Cartes bancaires'],
])('%s is displayed as %s', (code, name) => {
  expect(cardBrandName(code)).toBe(name)
})

it.each([
  [4, 2031, '04/31'],
  [12, 27, '12/27'],
  [1, 2100, '01/00'],
])('month %d of %d is displayed as %s', (month, year, expiry) => {
  expect(formatExpiry(month, year)).toBe(expiry)
})
