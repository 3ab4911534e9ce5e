import { expect, it } from 'vitest'
import { shopping as ar } from '#ui/i18n/ar/shopping.ts'
import { shopping as en } from '#ui/i18n/en/shopping.ts'

const base = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '')
const keys = (texts: object): string[] => [...new Set(Object.keys(texts).map(base))]
const places = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('has the same keys in both languages, in the same order', () => {
  expect(keys(ar)).toEqual(keys(en))
  expect(Object.values<string>({ ...en, ...ar }).every(Boolean)).toBe(true)
})

it('has the same placeholders in both languages', () => {
  const arabic: Readonly<Record<string, string>> = ar
  const different = Object.entries(en).filter(([key, text]) => {
    const other = arabic[key]
    return base(key) === key && String(places(text)) !== String(places(other ?? ''))
  })
  expect(different).toEqual([])
})

it('has every Arabic plural form', () => {
  const forms = Object.keys(ar).filter((key) => base(key) === 'cart.pieces')
  expect(forms.map((key) => key.split('_')[1])).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'many',
    'other',
  ])
})
