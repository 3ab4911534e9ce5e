import { expect, it } from 'vitest'
import { toLatinDigits } from '#domain/latinDigits.ts'
import { languageCodes } from '#domain/locale.ts'
import { parseNumber, formatPlainNumber } from '#domain/parseNumber.ts'

it.each([
  ['1250.5', 1250.5],
  ['١٢٥٠٫٥', 1250.5],
  ['۱۲۵۰٫۵', 1250.5],
  ['1,250', 1250],
  ['١٬٢٥٠٬٠٠٠٫٢٥', 1_250_000.25],
  ['١،٢٥٠', 1250],
  ['1 250', 1250],
  [' ٧ ', 7],
  ['\u061C-٣', -3],
  ['−٣', -3],
  ['+5', 5],
  ['.5', 0.5],
  ['1\u00a0250\u00a0000.5', 1_250_000.5],
  ['007', 7],
])('parses "%s" as %d', (typed, value) => {
  for (const language of languageCodes) expect(parseNumber(typed, language)).toBe(value)
})

it.each([
  '',
  ' ',
  '-',
  '.',
  'x',
  '1e5',
  '0x10',
  '1.2.3',
  '2.',
  '1,25',
  '12 m',
  'Infinity',
  '1 2',
  '1\n2',
  '0,125',
  '٠،١٢٥',
  '٠،٥',
  ',250',
  '-,500',
  '1.5,000',
  '1,234 567',
  '12,345.678,901',
  '1250,000',
  '١٬٢٣',
])('rejects "%s"', (typed) => {
  for (const language of languageCodes) expect(parseNumber(typed, language)).toBeUndefined()
})

it('parses what it formatted', () => {
  for (const language of languageCodes)
    for (const value of [0, 7, 0.125, 1250, 1250.5, 1_250_000.375, -3, 1e-12])
      expect(parseNumber(formatPlainNumber(value, language), language)).toBe(value)
  expect(formatPlainNumber(0.1234567890125, 'en')).toBe('0.123456789013')
})

it('converts the digits of every Arabic script to ASCII, and nothing else', () => {
  expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ SA٠٣ ٫')).toBe('0123456789 0123456789 SA03 ٫')
})
