import { expect, it } from 'vitest'
import { numberText } from '#cms/kinds/numberText.ts'

it('writes percentages with their sign', () => {
  expect(numberText({ format: 'percent' }, 10, 'en')).toBe('10%')
  expect(numberText({ format: 'percent' }, 12.5, 'ar')).toBe('١٢٫٥٪')
})

it('writes changes with their sign, and nothing for no change', () => {
  expect(numberText({ format: 'signed' }, 2500, 'en')).toBe('+2,500')
  expect(numberText({ format: 'signed' }, -3, 'en')).toBe('−3')
  expect(numberText({ format: 'signed' }, 0, 'en')).toBe('')
  expect(numberText({ format: 'signed' }, -3, 'ar')).toContain('−٣')
})

it('writes other numbers unchanged', () => {
  expect(numberText({}, 0, 'en')).toBe('0')
  expect(numberText({}, -12, 'en')).toBe('−12')
})
